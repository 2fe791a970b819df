/** A monotonic clock in milliseconds, the same in all threads of this process. It keeps running while the process is stopped. */
export function steady(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return 1_000 * seconds + nanoseconds / 1_000_000;
}
