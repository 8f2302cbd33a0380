import { addInterval } from '@/src/server/payments/simulator/books/clock'
import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import { readPriceData } from '@/src/server/payments/simulator/objects/checkout-params'
import { detachSchedule } from '@/src/server/payments/simulator/objects/detach-schedule'
import { createPrice, type Price } from '@/src/server/payments/simulator/objects/price'
import {
  intervalOf,
  itemOf,
  type Subscription,
} from '@/src/server/payments/simulator/objects/subscription'
import {
  type Form,
  fields,
  list,
  oneOf,
  only,
  refuse,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

export type Schedule = ReturnType<typeof newSchedule>

type Phase = ReturnType<typeof newPhase>
type Place = { id: string; account: string }

/** `POST /v1/subscription_schedules`: what runs becomes its first phase, until the end of the period. */
export function createSchedule(world: World, form: Form, account: string): Schedule {
  only(form, 'from_subscription')
  const subscription = world.subscriptions.get(required(form, 'from_subscription'), account)
  if (subscription.schedule) {
    throw invalid(
      `You cannot migrate a subscription that is already attached to a schedule: ${subscription.schedule}`,
      'from_subscription',
    )
  }
  if (subscription.status === 'canceled') {
    throw invalid('You cannot migrate a subscription that is in the `canceled` status.')
  }
  if (subscription.cancel_at_period_end) {
    throw invalid('This stand-in has schedules for subscriptions that go on', 'from_subscription')
  }
  const schedule = world.schedules.add(account, newSchedule(world, subscription))
  subscription.schedule = schedule.id
  world.announce('subscription_schedule.created', schedule, account)
  return schedule
}

/** `POST /v1/subscription_schedules/{id}`: other phases; what is left out of one is not in it any more. */
export function updateSchedule(world: World, form: Form, { id, account }: Place): Schedule {
  only(form, 'phases', 'end_behavior', 'proration_behavior')
  const schedule = requireRunning(world, { id, account }, 'update')
  oneOf(form.end_behavior ?? 'release', ['release'], 'end_behavior')
  if (form.phases !== undefined) {
    schedule.phases = readPhases(world, form, schedule, account)
  }
  world.announce('subscription_schedule.updated', schedule, account)
  return schedule
}

/** `POST /v1/subscription_schedules/{id}/release`: the subscription goes on as it is. */
export function releaseSchedule(world: World, { id, account }: Place): Schedule {
  return detachSchedule(world, requireRunning(world, { id, account }, 'release'), 'released')
}

function requireRunning(world: World, { id, account }: Place, verb: string): Schedule {
  const schedule = world.schedules.get(id, account)
  if (schedule.status !== 'active') {
    throw invalid(
      `You cannot ${verb} a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
  }
  return schedule
}

function readPhases(world: World, form: Form, schedule: Schedule, account: string): Phase[] {
  const subscription = world.subscriptions.get(schedule.subscription ?? '', account)
  const given = list(form.phases).map(fields)
  const began = schedule.current_phase?.start_date
  if (given.length === 0 || Number(text(given[0]?.start_date)) !== began) {
    throw invalid(
      'The subscription schedule update is missing at least one phase with a `start_date` to anchor end dates to.',
      'phases',
    )
  }
  const phases: Phase[] = []
  for (const [index, phase] of given.entries()) {
    const start = phases.at(-1)?.end_date ?? began ?? 0
    phases.push(readPhase(world, phase, { start, account, at: `phases[${index}]` }))
  }
  if (phases[0]?.items[0].price !== itemOf(subscription).price.id) {
    throw invalid('This stand-in leaves the present price as it is', 'phases[0][items]')
  }
  subscription.application_fee_percent = phases[0].application_fee_percent
  return phases
}

type Spot = { start: number; account: string; at: string }

function readPhase(world: World, form: Form, { start, account, at }: Spot): Phase {
  only(
    form,
    'items',
    'start_date',
    'end_date',
    'duration',
    'metadata',
    'proration_behavior',
    'application_fee_percent',
  )
  const price = readPhasePrice(world, fields(list(form.items)[0]), { account, at })
  const fee = text(form.application_fee_percent)
  if (fee !== null && account === '') {
    throw invalid(
      'You can only set an application fee on a connected account',
      'application_fee_percent',
    )
  }
  return newPhase({
    price,
    start,
    end: readEnd(form, { price, start, at }),
    feePercent: fee === null ? null : Number(fee),
    metadata: texts(form.metadata),
    proration: oneOf(
      form.proration_behavior ?? 'create_prorations',
      ['create_prorations', 'none', 'always_invoice'],
      `${at}[proration_behavior]`,
    ),
  })
}

function readPhasePrice(
  world: World,
  item: Form,
  { account, at }: Pick<Spot, 'account' | 'at'>,
): Price {
  only(item, 'price', 'price_data', 'quantity')
  const price = text(item.price)
  if (price) {
    return world.prices.get(price, account)
  }
  const data = fields(item.price_data)
  only(data, 'currency', 'product', 'recurring', 'unit_amount')
  return createPrice(world, account, readPriceData(data, `${at}[items][0][price_data]`))
}

function readEnd(
  form: Form,
  { price, start, at }: { price: Price; start: number; at: string },
): number {
  const param = `${at}[end_date]`
  if (form.end_date !== undefined && form.duration !== undefined) {
    throw invalid('You may only specify one of these parameters: end_date, duration.', param)
  }
  if (form.end_date !== undefined) {
    const end = whole(form.end_date, param)
    return end > start ? end : refuse(param)
  }
  const duration = fields(form.duration)
  if (text(duration.interval) !== intervalOf(price) || text(duration.interval_count) !== '1') {
    throw invalid('This stand-in has phases of one period, or with an end', `${at}[duration]`)
  }
  return addInterval(start, intervalOf(price), start)
}

type NewPhase = {
  price: Price
  start: number
  end: number
  feePercent: number | null
  metadata: Record<string, string>
  proration: 'create_prorations' | 'none' | 'always_invoice'
}

function newPhase({ price, start, end, feePercent, metadata, proration }: NewPhase) {
  return {
    application_fee_percent: feePercent,
    currency: price.currency,
    end_date: end,
    items: [{ price: price.id, quantity: 1 }] as [{ price: string; quantity: number }],
    metadata,
    proration_behavior: proration,
    start_date: start,
  }
}

function newSchedule({ clock, makeId }: Mint, subscription: Subscription) {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription)
  const { application_fee_percent: feePercent, metadata } = subscription
  return {
    id: makeId('sub_sched'),
    object: 'subscription_schedule' as const,
    canceled_at: null as number | null,
    completed_at: null,
    created: clock.now(),
    current_phase: { start_date: start, end_date: end } as {
      start_date: number
      end_date: number
    } | null,
    customer: subscription.customer,
    end_behavior: 'release' as const,
    livemode: false,
    metadata: {} as Record<string, string>,
    phases: [newPhase({ price, start, end, feePercent, metadata, proration: 'create_prorations' })],
    released_at: null as number | null,
    released_subscription: null as string | null,
    status: 'active' as 'active' | 'released' | 'canceled',
    subscription: subscription.id as string | null,
  }
}
