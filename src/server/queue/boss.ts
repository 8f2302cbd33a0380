import PgBoss from 'pg-boss'

type ExecuteSql = PgBoss.Db['executeSql']

const day = 24 * 60 * 60

/**
 * pg-boss on a connection of ours, used for its tables and statements only: its own timers and
 * workers leave promises alone that fail while the database is away, which would end the process.
 */
export function createBoss(executeSql: ExecuteSql): PgBoss {
  return new PgBoss({
    db: { executeSql },
    schema: 'jobs',
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: day,
    archiveFailedAfterSeconds: 30 * day,
    deleteAfterDays: 30,
  })
}
