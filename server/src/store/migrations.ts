import type { DatabaseSync } from 'node:sqlite';

/** Migrations, each run once, in order. Never change a released one. */
const STEPS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules INTEGER NOT NULL,
    config TEXT NOT NULL,
    settings TEXT NOT NULL,
    host TEXT NOT NULL,
    seed TEXT,
    commitment TEXT,
    record TEXT,
    webhook TEXT,
    created INTEGER NOT NULL,
    status TEXT NOT NULL,
    due INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
  CREATE INDEX tables_status ON tables (status);

  CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    text TEXT NOT NULL,
    PRIMARY KEY ("table", revision)
  ) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_command ON entries ("table", command) WHERE command IS NOT NULL;

  CREATE TABLE keys (
    key TEXT NOT NULL,
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (key, "table")
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX keys_table ON keys ("table");

  CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE subscriptions (
    key TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    PRIMARY KEY (key, endpoint)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE calls (
    id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    body TEXT NOT NULL,
    tried INTEGER NOT NULL,
    due INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE life (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
  CREATE TABLE absences ("from" INTEGER PRIMARY KEY, until INTEGER NOT NULL) STRICT;
  `,
  `
  CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    at INTEGER NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (kind, who)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE aside (
    "table" TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    why TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE notes (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    owner TEXT NOT NULL,
    about TEXT,
    value TEXT NOT NULL,
    until INTEGER,
    PRIMARY KEY (kind, name)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX notes_owner ON notes (owner, kind);
  CREATE INDEX notes_about ON notes (about) WHERE about IS NOT NULL;
  CREATE INDEX notes_until ON notes (until) WHERE until IS NOT NULL;
  `,
  `
  CREATE TABLE listed (
    "table" TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX listed_at ON listed (at);

  CREATE TABLE codes (
    code TEXT PRIMARY KEY,
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX codes_table ON codes ("table");

  CREATE TABLE tickets (
    key TEXT PRIMARY KEY,
    queue TEXT NOT NULL,
    name TEXT NOT NULL,
    strength REAL,
    house TEXT,
    mark TEXT,
    since INTEGER NOT NULL,
    seen INTEGER NOT NULL,
    "table" TEXT,
    taken INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX tickets_queue ON tickets (queue, since);
  `,
  `
  ALTER TABLE tables ADD COLUMN absences TEXT;
  `,
];

export const SCHEMA_VERSION = STEPS.length;

/** The database was written by a newer release. */
export class NewerSchemaError extends Error {
  override readonly name = 'TooNew';
}

export function schemaVersion(db: DatabaseSync): number {
  return (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version;
}

export function refuseNewer(db: DatabaseSync): void {
  const found = schemaVersion(db);
  if (found > SCHEMA_VERSION) {
    throw new NewerSchemaError(
      `the database is of version ${found}, made by a newer release; this one knows versions up to ${SCHEMA_VERSION}`,
    );
  }
}

export function migrate(db: DatabaseSync): void {
  for (let version = schemaVersion(db); version < SCHEMA_VERSION; version++) {
    db.exec(`BEGIN IMMEDIATE; ${STEPS[version]}; PRAGMA user_version = ${version + 1}; COMMIT`);
  }
}
