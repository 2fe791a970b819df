/** Loaded before a server under load, ours or the peer's: says what its process uses when it is asked over its channel. */
declare const gc: (() => void) | undefined;

process.on('message', (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage();
    process.send?.({ used: user + system });
  }
  if (message === 'memory' || message === 'heap') {
    // What a collector has not got round to yet says nothing about tables.
    gc?.();
    setTimeout(() => {
      gc?.();
      process.send?.({ used: message === 'heap' ? process.memoryUsage().heapUsed : process.memoryUsage.rss() });
    }, 500);
  }
});
