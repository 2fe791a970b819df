/** What the client needs from its platform: a browser, Node, a test. */
export interface ClientPorts {
  openSocket(events: SocketEvents): ClientSocket;
  /** Wall clock, in milliseconds since 1970. Users can set it, so it only detects that the device slept. */
  now(): number;
  /** Monotonic clock, in milliseconds, for players' clocks and timeouts. It may stand still while the device sleeps. */
  steady(): number;
  /** Calls back once, unless the returned function cancels it. */
  after(milliseconds: number, call: () => void): () => void;
  /** From 0 to 1, for jitter. */
  random(): number;
  /** A unique id for a command, 8 to 40 characters. */
  newId(): string;
}

export interface ClientSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket reports. Nothing follows `closed`. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}
