/** What the client needs of the place where it runs: a browser, Node, a test. */
export interface ClientPorts {
  openSocket(events: SocketEvents): ClientSocket;
  /** Wall clock, in milliseconds since 1970. Only tells whether the device slept: anybody may set it. */
  now(): number;
  /** Monotonic clock, in milliseconds, for players' clocks and for silence. It may stand still while the device sleeps. */
  steady(): number;
  /** Calls back once; the result undoes it. */
  after(milliseconds: number, call: () => void): () => void;
  /** From 0 to 1, for pauses that differ from client to client. */
  random(): number;
  /** A fresh id for a command: 8 to 40 characters, never the same twice. */
  newId(): string;
}

export interface ClientSocket {
  send(text: string): void;
  close(): void;
}

/** What a socket reports. After `closed` it reports nothing more. */
export interface SocketEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}
