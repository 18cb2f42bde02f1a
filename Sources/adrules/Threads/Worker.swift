#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work that makes one value, in a thread of its own or when the value is asked for.
///
/// Unchecked: the value is written before the thread ends, and read after.
final class Worker<Output: Sendable>: @unchecked Sendable {
  private let work: @Sendable () -> Output
  private var output: Output?
  private var thread: pthread_t?

  init(_ work: @escaping @Sendable () -> Output) { self.work = work }

  /// Starts the thread. If there can be no further one, ``result()`` does the work.
  func start() {
    let body = Unmanaged.passRetained(ThreadBody { self.output = self.work() })
    guard let thread = startThread(body.toOpaque()) else {
      body.release()
      return
    }
    self.thread = thread
  }

  func wait() {
    if let thread { pthread_join(thread, nil) }
    thread = nil
  }

  func result() -> Output {
    wait()
    return output ?? work()
  }
}

private final class ThreadBody {
  let run: () -> Void

  init(_ run: @escaping () -> Void) { self.run = run }

  /// Runs the body that was given to a thread.
  static func run(_ argument: UnsafeMutableRawPointer) {
    Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
  }
}

/// As large as that of a process: documents nest as deep in every thread.
private let stackSize = 8 << 20

private func startThread(_ body: UnsafeMutableRawPointer) -> pthread_t? {
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, stackSize)
  #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread, &attributes,
      {
        ThreadBody.run($0); return nil
      }, body)
    return status == 0 ? thread : nil
  #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        if let argument { ThreadBody.run(argument) }
        return nil
      }, body)
    return status == 0 ? thread : nil
  #endif
}
