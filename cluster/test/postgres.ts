import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { Database } from '../proof/postgres/database.ts';

/** One PostgreSQL for a test file; `fresh` creates a separate empty database. */
export function postgresForTests(): { fresh(): Promise<string>; query(url: string, sql: string): Promise<object[]> } {
  let server: Database | undefined;
  let made = 0;
  beforeAll(async () => {
    // These tests do not need durability.
    server = await Database.start({ settings: { fsync: 'off' } });
  });
  afterAll(() => server?.stop());
  const query = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url, options: '-c search_path=bellwether' });
    await client.connect();
    try {
      return (await client.query(sql)).rows as object[];
    } finally {
      await client.end();
    }
  };
  return {
    query,
    async fresh() {
      return (server as Database).newDatabase(`test_${++made}`);
    },
  };
}
