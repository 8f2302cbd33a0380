import pLimit from 'p-limit'

type Client = { query: (...args: never[]) => unknown }

/**
 * Sends the queries of a connection one after the other. Payload asks several at once within a transaction, which only
 * the queue in pg 8 puts up with: it warns on the console, and pg 9 refuses.
 */
export function queryOneByOne(client: Client): void {
  const limit = pLimit(1)
  const { prototype } = client.constructor as { prototype: Client }
  // Looked up for each query: what listens to all connections of a process replaces it.
  const query = (args: unknown[]) => prototype.query.apply(client, args as never[])
  client.query = (...args: unknown[]) =>
    isAnsweredOtherwise(args) ? query(args) : limit(() => query(args))
}

/** By a callback, for which a pool waits before it lends the connection again; or by itself, as a cursor. */
function isAnsweredOtherwise(args: unknown[]): boolean {
  const [first] = args
  return (
    typeof args.at(-1) === 'function' ||
    (typeof first === 'object' && first !== null && 'submit' in first)
  )
}
