import type { Pool } from 'pg'

const everyMs = 1000
const timeoutMs = 1500

export type DatabaseMonitor = {
  /** Whether the database was away at any time since `sinceMs` (ms since 1970), or is now. */
  wasAwaySince: (sinceMs: number) => Promise<boolean>
  stop: () => void
}

/** Asks the database each second, and hears at once when it drops its connections. */
export function createDatabaseMonitor(pool: Pool): DatabaseMonitor {
  let lastAwayMs = 0
  const noteAway = () => {
    lastAwayMs = Date.now()
  }

  async function ask(): Promise<void> {
    const answered = pool.query('select 1').then(() => true)
    const isUp = await Promise.race([answered.catch(() => false), later(timeoutMs, false)])
    if (!isUp) {
      noteAway()
    }
  }

  pool.on('error', noteAway)
  const timer = setInterval(ask, everyMs).unref()

  return {
    wasAwaySince: async (sinceMs) => {
      if (lastAwayMs < sinceMs) {
        await ask()
      }
      return lastAwayMs >= sinceMs
    },
    stop: () => clearInterval(timer),
  }
}

function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value).unref())
}
