import { MemoryStore } from '../proof/harness/memory-store.ts';
import type { Append, AppendResult, Note, StoredTable } from '../src/store/store.ts';

/** A store whose answers can be held back. */
export class HeldStore extends MemoryStore {
  readonly asked: string[] = [];
  #isHeld = (_what: string) => false;
  #released: Promise<void> | undefined;

  /** Holds back the answers of this method from now on. Returns the function that releases them. */
  hold(what: string): () => void {
    let release = () => {};
    this.#isHeld = (asked) => asked === what;
    this.#released = new Promise((resolve) => {
      release = () => {
        this.#isHeld = () => false;
        resolve();
      };
    });
    return release;
  }

  async #pass(what: string): Promise<void> {
    this.asked.push(what);
    if (this.#isHeld(what)) await this.#released;
  }

  override async append(append: Append): Promise<AppendResult> {
    await this.#pass('append');
    return super.append(append);
  }

  override async load(table: string, most?: number): Promise<StoredTable | undefined> {
    await this.#pass('load');
    return super.load(table, most);
  }

  /** Reads the value at the time of the call, however late the answer is released. */
  override async note(kind: string, name: string): Promise<Note | undefined> {
    const note = await super.note(kind, name);
    await this.#pass(`${kind} ${name}`);
    return note;
  }
}
