/** What the client needs of the place where it runs: a browser, Node, a test. */
export interface ClientPorts {
  openSocket(events: SocketEvents): ClientSocket;
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds by a clock that nobody sets, for players' clocks; `now` if left out. */
  steady?(): number;
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
