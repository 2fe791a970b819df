import type { NewTable, TableMade } from '@bellwether/wire';

/** The HTTP side of a server under test. */
export class Api {
  readonly base: string;

  constructor(port: number) {
    this.base = `http://127.0.0.1:${port}`;
  }

  get socket(): string {
    return `${this.base.replace('http', 'ws')}/api/socket`;
  }

  async post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ status: number; text: string; json: unknown }> {
    const answer = await fetch(`${this.base}${path}`, {
      method: 'POST',
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      json = undefined;
    }
    return { status: answer.status, text, json };
  }

  async key(): Promise<string> {
    return ((await this.post('/api/keys')).json as { key: string }).key;
  }

  async table(asked: NewTable): Promise<TableMade> {
    const { status, json, text } = await this.post('/api/tables', asked);
    if (status !== 201) throw new Error(`no table: ${status} ${text}`);
    return json as TableMade;
  }
}
