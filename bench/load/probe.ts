/** Preloaded into a server under load, ours or the peer's. Reports the process's resource usage on request over the IPC channel. */
declare const gc: (() => void) | undefined;

process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ used: user + system });
  }
  if (message === 'memory' || message === 'heap') {
    // Collect garbage first, so that memory is what tables really need.
    gc?.();
    setTimeout(() => {
      gc?.();
      process.send?.({ used: message === 'heap' ? process.memoryUsage().heapUsed : process.memoryUsage.rss() });
    }, 500);
  }
});
