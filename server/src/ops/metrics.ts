import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

type Counted = 'moves' | 'commands' | 'refused' | 'problems' | 'bytes';

/** Figures for Prometheus. None of them says anything about a game. */
export class Metrics {
  readonly registry = new Registry();
  readonly #counts = {
    moves: new Counter({ name: 'bellwether_moves_total', help: 'Moves stored', registers: [this.registry] }),
    commands: new Counter({ name: 'bellwether_commands_total', help: 'Commands heard', registers: [this.registry] }),
    refused: new Counter({ name: 'bellwether_refused_total', help: 'Commands refused', registers: [this.registry] }),
    problems: new Counter({ name: 'bellwether_problems_total', help: 'Things that should not have happened', registers: [this.registry] }),
    bytes: new Counter({ name: 'bellwether_sent_bytes_total', help: 'Bytes of messages sent to sockets', registers: [this.registry] }),
  };
  readonly #commit = new Histogram({
    name: 'bellwether_commit_seconds',
    help: 'From an append to its commit',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  constructor(live: { tables(): number; connections(): number }) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, value: () => number) =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(value());
        },
      });
    gauge('bellwether_tables_live', 'Tables in memory', live.tables);
    gauge('bellwether_connections', 'Open sockets', live.connections);
  }

  count(what: Counted, by = 1): void {
    this.#counts[what].inc(by);
  }

  committed(seconds: number): void {
    this.#commit.observe(seconds);
  }
}
