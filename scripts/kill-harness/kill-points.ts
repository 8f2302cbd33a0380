/** Where a process can be made to die: at a statement it sends, or at an answer it is about to give. */
export type KillPoint =
  | { at: 'statement'; when: 'before' | 'after'; statement: RegExp; inTransactionOf?: RegExp }
  | { at: 'request' | 'answer'; path: RegExp }

const checkout = /\/public\/checkout/
const webhook = /\/webhooks\//
const insertsOrder = /insert into "orders"/i
const claimsEvent = /insert into payment_events/i
const decidesRefund = /insert into "refunds"/i
const writesRefund = /update "refunds" set .*"provider_refund_id"/i

/** Every step between "order row written" and "webhook answered", and those of a refund. */
const killPoints = {
  'order written': { at: 'statement', when: 'after', statement: insertsOrder },
  'stock held': { at: 'statement', when: 'after', statement: /insert into stock_holds/i },
  'before the order is committed': {
    at: 'statement',
    when: 'before',
    statement: /^commit/i,
    inTransactionOf: insertsOrder,
  },
  'order committed': {
    at: 'statement',
    when: 'after',
    statement: /^commit/i,
    inTransactionOf: insertsOrder,
  },
  'payment page opened, not noted': {
    at: 'statement',
    when: 'before',
    statement: /update "orders" set .*"checkout_session_id"/i,
  },
  'payment page noted': {
    at: 'statement',
    when: 'after',
    statement: /update "orders" set .*"checkout_session_id"/i,
  },
  'before checkout is answered': { at: 'answer', path: checkout },
  'webhook received': { at: 'request', path: webhook },
  'order locked': {
    at: 'statement',
    when: 'after',
    statement: /from orders where id .* for update/i,
  },
  'event claimed': { at: 'statement', when: 'after', statement: claimsEvent },
  'stock committed': {
    at: 'statement',
    when: 'after',
    statement: /update stock_holds set state = 'committed'/i,
  },
  'download granted': { at: 'statement', when: 'after', statement: /insert into "entitlements"/i },
  'membership begun': {
    at: 'statement',
    when: 'after',
    statement: /update memberships set\s+status = \$\d+, source = 'joined'/i,
  },
  'receipt written': { at: 'statement', when: 'after', statement: /insert into mail_log/i },
  'before the payment is committed': {
    at: 'statement',
    when: 'before',
    statement: /^commit/i,
    inTransactionOf: claimsEvent,
  },
  'payment committed': {
    at: 'statement',
    when: 'after',
    statement: /^commit/i,
    inTransactionOf: claimsEvent,
  },
  'before the webhook is answered': { at: 'answer', path: webhook },
  'refund decided': {
    at: 'statement',
    when: 'after',
    statement: /^commit/i,
    inTransactionOf: decidesRefund,
  },
  'refund made, not noted': { at: 'statement', when: 'before', statement: writesRefund },
  'before the refund is committed': {
    at: 'statement',
    when: 'before',
    statement: /^commit/i,
    inTransactionOf: writesRefund,
  },
  'refund committed': {
    at: 'statement',
    when: 'after',
    statement: /^commit/i,
    inTransactionOf: writesRefund,
  },
} as const satisfies Record<string, KillPoint>

export type KillPointName = keyof typeof killPoints

export const killPointNames = Object.keys(killPoints) as KillPointName[]

/** Environment variable that names the point at which the shop's process dies. */
export const killVariable = 'BANDSTAND_KILL_AT'

/** The process's own point; undefined lets it live. */
export function ownKillPoint(): KillPoint | undefined {
  const name = process.env[killVariable]
  return name ? (killPoints as Record<string, KillPoint>)[name] : undefined
}

/** As `kill -9` from outside: nothing is flushed, closed or rolled back by us. */
export function die(): void {
  process.kill(process.pid, 'SIGKILL')
}
