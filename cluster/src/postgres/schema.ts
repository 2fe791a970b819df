import { NewerSchemaError } from '@bellwether/server/store/migrations';
import type { Session } from './session.ts';

/**
 * Migrations. Each step runs once, in order, and never changes after its release. Names and ids are compared byte by byte, as in SQLite.
 * `nodes`: living nodes by fencing number; `former_nodes`: when dead ones had their last heartbeat. `tables.home` is the node that owns a
 * table, if that node lives.
 */
const STEPS: readonly string[] = [
  `
  CREATE TABLE nodes (
    node bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    address text NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE TABLE former_nodes (node bigint PRIMARY KEY, seen bigint NOT NULL);

  CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    rules integer NOT NULL,
    config text NOT NULL,
    settings text NOT NULL,
    host text NOT NULL,
    seed text,
    commitment text,
    record text,
    webhook text,
    created bigint NOT NULL,
    status text NOT NULL,
    due bigint,
    home bigint
  );
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_status ON tables (status);

  CREATE TABLE entries (
    "table" text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    at bigint NOT NULL,
    command text,
    text text NOT NULL,
    PRIMARY KEY ("table", revision)
  );
  CREATE UNIQUE INDEX entries_command ON entries ("table", command) WHERE command IS NOT NULL;

  CREATE TABLE keys (
    key text COLLATE "C" NOT NULL,
    "table" text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (key, "table")
  );
  CREATE INDEX keys_table ON keys ("table");

  CREATE TABLE kept (name text COLLATE "C" PRIMARY KEY, value text NOT NULL);

  CREATE TABLE subscriptions (
    key text COLLATE "C" NOT NULL,
    endpoint text COLLATE "C" NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    PRIMARY KEY (key, endpoint)
  );

  CREATE TABLE calls (
    id text COLLATE "C" PRIMARY KEY,
    url text NOT NULL,
    secret text NOT NULL,
    body text NOT NULL,
    tried integer NOT NULL,
    due bigint NOT NULL,
    node bigint
  );

  CREATE TABLE bans (
    kind text COLLATE "C" NOT NULL,
    who text COLLATE "C" NOT NULL,
    at bigint NOT NULL,
    why text NOT NULL,
    PRIMARY KEY (kind, who)
  );

  CREATE TABLE aside (
    "table" text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    why text NOT NULL
  );
  `,
  `
  CREATE TABLE notes (
    kind text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    owner text COLLATE "C" NOT NULL,
    about text COLLATE "C",
    value text NOT NULL,
    until bigint,
    PRIMARY KEY (kind, name)
  );
  CREATE INDEX notes_owner ON notes (owner, kind);
  CREATE INDEX notes_about ON notes (about) WHERE about IS NOT NULL;
  CREATE INDEX notes_until ON notes (until) WHERE until IS NOT NULL;

  CREATE FUNCTION exchange(expected json, dropped json, given json) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    -- One at a time among all nodes: what is expected stays so until it is exchanged.
    PERFORM pg_advisory_xact_lock(5110320);
    IF EXISTS (
      SELECT 1 FROM json_to_recordset(expected) AS e (kind text, name text, value text)
      LEFT JOIN notes n ON n.kind = e.kind AND n.name = e.name WHERE n.value IS DISTINCT FROM e.value
    ) THEN RETURN false; END IF;
    DELETE FROM notes n USING json_to_recordset(dropped) AS d (kind text, name text) WHERE n.kind = d.kind AND n.name = d.name;
    INSERT INTO notes (kind, name, owner, about, value, until)
      SELECT kind, name, owner, about, value, until FROM json_populate_recordset(NULL::notes, given)
      ON CONFLICT (kind, name) DO UPDATE SET owner = excluded.owner, about = excluded.about, value = excluded.value, until = excluded.until;
    RETURN true;
  END $$;
  `,
  `
  CREATE TABLE listed (
    "table" text COLLATE "C" PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game text NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
  );
  CREATE INDEX listed_at ON listed (at);

  CREATE TABLE codes (
    code text COLLATE "C" PRIMARY KEY,
    "table" text COLLATE "C" NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    until bigint NOT NULL
  );
  CREATE INDEX codes_table ON codes ("table");

  CREATE TABLE tickets (
    key text COLLATE "C" PRIMARY KEY,
    queue text COLLATE "C" NOT NULL,
    name text NOT NULL,
    strength double precision,
    house text,
    mark text,
    since bigint NOT NULL,
    seen bigint NOT NULL,
    "table" text COLLATE "C",
    taken bigint
  );
  CREATE INDEX tickets_queue ON tickets (queue, since);
  `,
  `
  ALTER TABLE tables ADD COLUMN absences text;
  `,
  // Lists the tables of a status by name, in small batches.
  `
  CREATE INDEX tables_status_id ON tables (status, id);
  DROP INDEX tables_status;
  `,
  `
  ALTER TABLE nodes ADD COLUMN at bigint;
  `,
];

export const POSTGRES_SCHEMA_VERSION = STEPS.length;

/** Advisory lock: an arbitrary number, the same in every release. */
const LOCK = 5_110_319;

/** Migrates the database. If nodes start together, one does it and the others wait. */
export async function migrate(session: Session): Promise<void> {
  await session.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    await session.query('CREATE SCHEMA IF NOT EXISTS bellwether');
    await session.query('CREATE TABLE IF NOT EXISTS schema_version (one boolean PRIMARY KEY CHECK (one), version integer NOT NULL)');
    const [row] = await session.query<{ version: number }>('SELECT version FROM schema_version');
    const found = row?.version ?? 0;
    if (found > POSTGRES_SCHEMA_VERSION) {
      throw new NewerSchemaError(
        `the database is of version ${found}, made by a newer release; this one knows versions up to ${POSTGRES_SCHEMA_VERSION}`,
      );
    }
    for (let version = found; version < POSTGRES_SCHEMA_VERSION; version++) {
      const note = `INSERT INTO schema_version VALUES (true, ${version + 1}) ON CONFLICT (one) DO UPDATE SET version = excluded.version`;
      await session.query(`BEGIN; ${STEPS[version]}; ${note}; COMMIT`);
    }
  } finally {
    await session.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  }
}
