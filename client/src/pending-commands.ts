import type { Command, Done, Refused } from '@bellwether/wire';

interface Pending {
  readonly command: Command;
  resolve(answer: Done | Refused): void;
}

/** Commands that have not been answered yet: they are sent again, under the same id, until they are. */
export class PendingCommands {
  readonly #pending = new Map<string, Pending>();

  add(command: Command): Promise<Done | Refused> {
    return new Promise((resolve) => this.#pending.set(command.id, { command, resolve }));
  }

  answer(id: string, answer: Done | Refused): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.resolve(answer);
  }

  /** In the order in which they were given. */
  all(): readonly Command[] {
    return Array.from(this.#pending.values(), ({ command }) => command);
  }
}
