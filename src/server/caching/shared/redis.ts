import { logger } from '@/src/server/logger'

/** Later than this is not worth waiting for: a page is made in less. */
const answerWithinMs = 500
/** Who is silent for longer is asked by another connection. */
const reconnectAfterMs = 5000
const connectWithinMs = 1500
const longestRetryMs = 2000
/** While it comes and goes, one line in so many ms is enough. */
const tellEveryMs = 60_000

/** Answers at start that no waiting mends. */
const refusals = /^(WRONGPASS|NOAUTH|NOPERM|READONLY|ERR)\b/

/** Keys and values in a Redis or Valkey. All reject while it is away, at once or soon. */
export type Redis = {
  get: (key: string) => Promise<Buffer | null>
  set: (key: string, value: Buffer, keepMs: number) => Promise<void>
  /** @returns whether nobody else holds it */
  claim: (key: string, holdMs: number) => Promise<boolean>
  remove: (key: string) => Promise<void>
  isAway: () => boolean
  close: () => Promise<void>
}

/**
 * Connects, and goes on without it while it is away: it is asked again until it is there.
 *
 * @throws {Error} with one sentence when it refuses this user or password, or takes no writes
 */
export async function connectToRedis(url: string): Promise<Redis> {
  // Takes some megabytes, which those who have none need not spend.
  const { createClient, ErrorReply, RESP_TYPES } = await import('@redis/client')
  let isStarting = true
  let refused: Error | undefined
  let isClosed = false
  let isSilent = false
  let isAway = true
  let toldAtMs = 0
  let isToldAway = false

  const refusal = (cause: unknown) =>
    cause instanceof ErrorReply && refusals.test(cause.message)
      ? new Error(
          `REDIS_URL is not usable: the server there answers "${cause.message}". Check user, password and number of the database, or leave it unset.`,
        )
      : undefined
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    maintNotifications: 'disabled',
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    socket: {
      connectTimeout: connectWithinMs,
      reconnectStrategy: (retries, cause) => {
        refused = isStarting ? refusal(cause) : undefined
        return refused ?? Math.min(50 * 2 ** retries, longestRetryMs)
      },
    },
  })
  const noteAway = (err: unknown) => {
    isAway = true
    if (!isClosed && !refused && Date.now() - toldAtMs > tellEveryMs) {
      toldAtMs = Date.now()
      isToldAway = true
      logger.warn({ msg: 'The shared cache is away: this process uses its own', err })
    }
  }
  const noteBack = () => {
    isAway = false
    if (isToldAway) {
      isToldAway = false
      logger.info({ msg: 'The shared cache is back' })
    }
  }
  client.on('error', noteAway)
  client.on('ready', noteBack)

  /** A connection that leads nowhere can look well for a quarter of an hour. */
  const replaceUnlessAnswered = async (answer: Promise<unknown>) => {
    isSilent = true
    const isAnswered = await Promise.race([
      answer.then(noteBack, () => undefined).then(() => true),
      later(reconnectAfterMs, false),
    ])
    isSilent = false
    if (!isAnswered && !isClosed) {
      client.destroy()
      client.connect().catch(noteAway)
    }
  }
  const ask = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    if (!client.isReady || isSilent) {
      throw new Error('The shared cache is away')
    }
    try {
      const answer = send()
      const found = await Promise.race([answer, later(answerWithinMs, late)])
      if (found === late) {
        void replaceUnlessAnswered(answer)
        throw new Error(`The shared cache did not answer within ${answerWithinMs} ms`)
      }
      noteBack()
      return found as Answer
    } catch (error) {
      noteAway(error)
      throw error
    }
  }

  const connecting = client.connect()
  connecting.catch(() => undefined)
  const failed = new Promise<void>((resolve) => client.once('error', () => resolve()))
  try {
    await Promise.race([connecting, failed, later(connectWithinMs, undefined)])
    if (refused) {
      throw refused
    }
    if (client.isReady) {
      // A password that is missing shows with the first command.
      await client.set('bandstand:start', '1', { expiration: { type: 'PX', value: 1 } })
    }
  } catch (error) {
    const problem = refused ?? refusal(error)
    if (problem) {
      isClosed = true
      if (client.isOpen) {
        client.destroy()
      }
      throw problem
    }
    noteAway(error)
  }
  isStarting = false

  return {
    get: (key) => ask(() => client.get(key) as unknown as Promise<Buffer | null>),
    set: async (key, value, keepMs) => {
      await ask(() => client.set(key, value, { expiration: { type: 'PX', value: keepMs } }))
    },
    claim: async (key, holdMs) => {
      const answer = await ask(() =>
        client.set(key, '1', { condition: 'NX', expiration: { type: 'PX', value: holdMs } }),
      )
      return answer !== null
    },
    remove: async (key) => {
      await ask(() => client.del(key))
    },
    isAway: () => isAway || !client.isReady,
    close: async () => {
      isClosed = true
      if (client.isOpen) {
        client.destroy()
      }
    },
  }
}

const late = Symbol('late')

/** An answer that has come while this process was busy is read first. */
function later<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(() => setImmediate(resolve, value), ms).unref())
}
