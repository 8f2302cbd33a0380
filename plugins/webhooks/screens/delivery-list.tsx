'use client'

import { useEffect } from 'react'
import { DeliveryRow } from '@/plugins/webhooks/screens/delivery-row'
import { Choices } from '@/src/admin/choices'
import list from '@/src/admin/settings-list.module.css'
import { Pager } from '@/src/admin/ui/list/pager'
import { usePolled } from '@/src/admin/use-polled'
import type { DeliveriesAnswer, DeliveryView } from '@/src/core/contracts/webhooks/endpoints'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.webhooks

/** While something is about to be sent. */
const pollMs = 2000

type Query = { state?: DeliveryView['state']; page: number }

type Props = {
  /** Those that there may be. */
  states: readonly DeliveryView['state'][]
  /** As the server drew them. */
  shown: DeliveriesAnswer
  url: string
  path: string
  query: Query
}

/** What a webhook was sent, the newest first. */
export function DeliveryList({ states, shown, url, path, query: { state, page } }: Props) {
  const hrefOf = (to: Query) => `${path}?${queryOf(to)}`
  const { data, set } = usePolled<DeliveriesAnswer>(
    `${url}?${queryOf({ state, page })}`,
    ({ deliveries }) => (deliveries.some(isAboutToBeSent) ? pollMs : null),
  )
  // What a button of this page has changed.
  useEffect(() => set(shown), [shown, set])
  const { deliveries, hasMore } = data ?? shown
  return (
    <section aria-labelledby="deliveries">
      <div className={list.head}>
        <h2 id="deliveries">{words.deliveries}</h2>
        <Choices
          label={words.filter}
          choices={[undefined, ...states].map((one) => ({
            label: one ? words.states[one] : words.all,
            href: hrefOf({ state: one, page: 1 }),
            isChosen: one === state,
          }))}
        />
      </div>
      <p className={list.quiet}>{words.deliveriesText}</p>
      {deliveries.length === 0 ? (
        <p className={list.quiet}>{state ? words.noneOfState : words.noDeliveries}</p>
      ) : (
        <ul className={list.rows}>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} url={`${url}/${delivery.id}`} />
          ))}
        </ul>
      )}
      <Pager
        label={words.deliveries}
        page={page}
        hasMore={hasMore}
        hrefOf={(to) => hrefOf({ state, page: to })}
      />
    </section>
  )
}

const queryOf = ({ state, page }: Query) =>
  new URLSearchParams({ ...(state && { state }), page: String(page) }).toString()

function isAboutToBeSent({ state, attempts, nextTryAt }: DeliveryView): boolean {
  return state === 'waiting' && attempts.length === 0 && Date.parse(nextTryAt ?? '') <= Date.now()
}
