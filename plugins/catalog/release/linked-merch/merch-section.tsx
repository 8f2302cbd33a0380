import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useId, useState } from 'react'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { StateBadge } from '@/plugins/catalog/product-grid/state-badge'
import styles from '@/plugins/catalog/release/linked-merch/merch-section.module.css'
import { useRelease } from '@/plugins/catalog/release/release-context'
import { Section } from '@/plugins/catalog/release/sections/section'
import { AdminLink } from '@/src/admin/admin-link'
import { ask } from '@/src/admin/call-api'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { merchPath } from '@/src/admin/studio-paths'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, X } from '@/src/admin/ui/icons'
import { PickerFrame } from '@/src/admin/ui/picker/picker-frame'
import { PickerList } from '@/src/admin/ui/picker/picker-list'
import type { LinkedMerch, LinkedMerchAnswer } from '@/src/core/contracts/products/linked-merch'

type Known = {
  linked: readonly LinkedMerch[]
  /** Null until it was asked for. */
  others: LinkedMerchAnswer['others'] | null
}

/** Shirts and the like that go with a release: its page shows them below it. */
export function MerchSection({ given }: { given: readonly LinkedMerch[] }) {
  const { id, site, adminPath, apiPath } = useProduct()
  const release = useRelease()
  const router = useRouter()
  const [{ linked, others }, setMerch] = useState<Known>({ linked: given, others: null })
  const [hasFailed, setHasFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const pickerId = useId()
  const url = `${apiPath}/profiles/${site.profile.id}/releases/${id}/merch`

  const load = useCallback(async () => {
    const outcome = await ask<LinkedMerchAnswer>(url)
    setHasFailed(outcome.problem !== undefined)
    if (outcome.problem === undefined) {
      setMerch(outcome.answer)
    }
  }, [url])
  // Who comes back from merch that was just made finds the screen as it was left.
  useEffect(() => void load(), [load])

  const link = async (merchId: string, isLinked: boolean) => {
    setBusy(true)
    const outcome = await ask<LinkedMerchAnswer>(`${url}/${merchId}`, {
      method: 'PUT',
      body: { isLinked },
    })
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined) {
      setMerch(outcome.answer)
    }
    setBusy(false)
  }
  const make = async () => {
    setBusy(true)
    await release.flush()
    const outcome = await ask<{ id: string }>(url, { method: 'POST' })
    if (outcome.problem === undefined) {
      router.push(`${adminPath}${merchPath}/${outcome.answer.id}`)
    } else {
      setProblem(outcome.problem)
      setBusy(false)
    }
  }

  return (
    <Section place="merch">
      {linked.length === 0 && (
        <p className={form.hint}>
          Shirts, posters and the like. The page of the release shows them.
        </p>
      )}
      {linked.length > 0 && (
        <ul className={styles.rows}>
          {linked.map(({ id: merchId, title, cover, state }) => (
            <li key={merchId} className={styles.row}>
              {cover ? (
                // biome-ignore lint/performance/noImgElement: the address is that of a small copy already
                <img src={cover} alt="" loading="lazy" />
              ) : (
                <span className={styles.noPicture} />
              )}
              <AdminLink href={`${adminPath}${merchPath}/${merchId}`}>{title}</AdminLink>
              <small>
                <StateBadge state={state} isFeatured={false} />
              </small>
              <IconButton
                icon={X}
                label={`${title} does not belong to this release`}
                disabled={isBusy}
                onClick={() => void link(merchId, false)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={controls.button}
          disabled={isBusy}
          onClick={() => void make()}
        >
          <Plus size={16} aria-hidden /> New merch item
        </button>
        <PickerFrame
          id={pickerId}
          label="Merch of this release"
          summary="Choose from your merch"
          onOpen={() => void load()}
        >
          <PickerList
            entities={
              others?.map(({ id: value, title, release: now }) => ({
                value,
                label: title,
                ...(now && { detail: `Now with “${now}”` }),
              })) ?? null
            }
            hasFailed={hasFailed}
            label="Merch of this release"
            type="checkbox"
            isChosen={() => false}
            onToggle={(merchId) => void link(merchId, true)}
          />
        </PickerFrame>
      </div>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </Section>
  )
}
