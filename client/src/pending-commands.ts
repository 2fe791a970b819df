import type { Code, Command, Done, Refused } from '@bellwether/wire';
import type { ClientPorts } from './ports.ts';

/** An open connection that leaves a command unanswered this long counts as dead. */
const NO_ANSWER_MS = 10_000;
/** Refusals that leave open whether the command was done. Sending the same id again finds out. */
const UNSURE: readonly Code[] = ['storage-failed', 'table-stopped'];
/** How often a command is resent after such a refusal, with exponential backoff. */
const RETRIES = 3;
const RETRY_MS = 1_500;

interface Pending {
  readonly command: Command;
  resolve(answer: Done | Refused): void;
  readonly retries: number;
  readonly stage: Stage;
}

type Stage =
  /** Until the table is followed again. */
  | { readonly kind: 'waiting' }
  /** On this connection, with a timeout. */
  | { readonly kind: 'sent'; readonly cancel: () => void }
  /** Backing off before it is resent. */
  | { readonly kind: 'pausing'; readonly cancel: () => void };

const WAITING: Stage = { kind: 'waiting' };

/** What commands need from their client. */
interface CommandPorts extends Pick<ClientPorts, 'after'> {
  /** False while the table is not followed; then nothing is sent. */
  send(command: Command): boolean;
  /** The connection does not answer: replace it. */
  giveUp(): void;
}

/** Commands without an answer yet. Each is resent under its id until it has one. */
export class PendingCommands {
  readonly #ports: CommandPorts;
  readonly #pending = new Map<string, Pending>();
  /** The last command that was given up without knowing whether it was done. */
  #unsure: Command | undefined;

  constructor(ports: CommandPorts) {
    this.#ports = ports;
  }

  add(command: Command): Promise<Done | Refused> {
    return new Promise((resolve) => {
      const same = this.#pending.get(command.id);
      const tell = (answer: Done | Refused) => {
        same?.resolve(answer);
        resolve(answer);
      };
      this.#send({ command, resolve: tell, retries: 0, stage: WAITING });
    });
  }

  /** The id of a command that was given up, if this one asks for the same at the same number. Reusing the id makes the retry idempotent. */
  idOf({ rev, action }: Pick<Command, 'rev' | 'action'>): string | undefined {
    const unsure = this.#unsure;
    return unsure?.rev === rev && JSON.stringify(unsure.action) === JSON.stringify(action) ? unsure.id : undefined;
  }

  answer(answer: Done | (Refused & { readonly id: string })): void {
    const pending = this.#pending.get(answer.id);
    if (pending === undefined) return;
    // Held since the table went: it is sent as soon as the table is followed again.
    if (pending.stage.kind === 'waiting' && answer.t === 'refused' && answer.code === 'table-stopped') return;
    const isUnsure = answer.t === 'refused' && (UNSURE.includes(answer.code) || (answer.code === 'too-often' && pending.retries > 0));
    if (isUnsure && pending.retries < RETRIES) {
      const resume = () => this.#send({ ...pending, retries: pending.retries + 1, stage: WAITING });
      this.#set(pending, { kind: 'pausing', cancel: this.#ports.after(RETRY_MS * 2 ** pending.retries, resume) });
      return;
    }
    this.#unsure = isUnsure ? pending.command : undefined;
    this.#end(pending, answer);
  }

  /** The table is followed: sends all waiting commands, oldest first. */
  sendAll(): void {
    for (const pending of this.#pending.values()) if (pending.stage.kind !== 'pausing') this.#send(pending);
  }

  /** The table is no longer followed, or the connection is lost. */
  hold(): void {
    for (const pending of this.#pending.values()) if (pending.stage.kind === 'sent') this.#set(pending, WAITING);
  }

  /** Nothing will be sent again. */
  refuseAll(refused: Refused): void {
    for (const pending of [...this.#pending.values()]) this.#end(pending, { ...refused, id: pending.command.id });
  }

  #send(pending: Pending): void {
    const isSent = this.#ports.send(pending.command);
    this.#set(pending, isSent ? { kind: 'sent', cancel: this.#ports.after(NO_ANSWER_MS, () => this.#ports.giveUp()) } : WAITING);
  }

  #set(pending: Pending, stage: Stage): void {
    stop(this.#pending.get(pending.command.id));
    this.#pending.set(pending.command.id, { ...pending, stage });
  }

  #end({ command, resolve }: Pending, answer: Done | Refused): void {
    stop(this.#pending.get(command.id));
    this.#pending.delete(command.id);
    resolve(answer);
  }
}

function stop(pending: Pending | undefined): void {
  if (pending !== undefined && pending.stage.kind !== 'waiting') pending.stage.cancel();
}
