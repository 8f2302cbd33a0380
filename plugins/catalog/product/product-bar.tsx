import { useRouter } from 'next/navigation'
import { type Dispatch, type SetStateAction, useState } from 'react'
import {
  type ProductApi,
  useProduct,
  useProductState,
} from '@/plugins/catalog/product/product-context'
import { ScheduleDialog } from '@/plugins/catalog/product/schedule-dialog'
import { sayMoment } from '@/src/admin/dates/say-date'
import styles from '@/src/admin/form-screen/form-screen.module.css'
import { PublishDialog } from '@/src/admin/form-screen/publish-dialog'
import { numbersPath } from '@/src/admin/studio-paths'
import { ConfirmDialog } from '@/src/admin/ui/confirm-dialog'
import controls from '@/src/admin/ui/controls.module.css'
import type { MenuItem } from '@/src/admin/ui/menu-button'
import { useIsPlatform } from '@/src/admin/use-is-platform'
import { useWritingActions } from '@/src/admin/writing/use-writing-actions'
import { WritingBar } from '@/src/admin/writing/writing-bar'
import type { UnsavedKind } from '@/src/admin/writing/writing-state'
import type { ProductState } from '@/src/core/contracts/products/product-form'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type ProductWords = {
  /** Of the screen. */
  label: string
  back: string
  /** The list that it is in, below the admin's route. */
  listPath: string
  untitled: string
  numbersNote: string
  copyNote: string
  askDelete: string
  deleted: string
}

type Props = {
  api: ProductApi
  words: ProductWords
  flush: (() => Promise<string>) | undefined
  beside: UnsavedKind | null
  tell: (words: string) => void
  isPreviewShown: boolean
  setPreviewShown: Dispatch<SetStateAction<boolean>>
}

type Open = 'publish' | 'schedule' | 'delete' | null

/** Where am I, is it saved, who can buy it. */
export function ProductBar({ api, words, tell, isPreviewShown, setPreviewShown, ...props }: Props) {
  const { flush, beside } = props
  const { product, adminPath, id } = useProduct()
  const router = useRouter()
  const isPlatform = useIsPlatform()
  const [open, setOpen] = useState<Open>(null)
  const title = useProductState(({ form }) => form.title)
  const { state, onSaleAt, url, isSold, remarks } = useProductState(({ stored }) => stored)
  const list = `${adminPath}${words.listPath}`
  const save = async () => {
    await flush?.()
    await product.flush()
  }
  const writing = { flush: save, forget: () => product.forget() }
  const { go, copy, remove } = useWritingActions({ api, writing, list, tell })

  const setState = async (body: Parameters<typeof product.setState>[0], done: string) => {
    setOpen(null)
    tell((await product.setState(body)) || done)
  }
  const begin = async () => {
    const problem = await flush?.()
    if (problem) {
      tell(problem)
      return
    }
    const { remarks } = await product.check()
    if (remarks.length > 0) {
      setOpen('publish')
    } else {
      await setState({ to: 'on-sale' }, 'It is on sale now')
    }
  }

  const items: MenuItem[] = [
    ...(state === 'on-sale'
      ? [{ label: 'Take off sale', run: () => void setState({ to: 'off' }, 'It is off sale now') }]
      : [{ label: 'Plan…', note: 'Goes on sale by itself', run: () => setOpen('schedule') }]),
    ...(state === 'scheduled'
      ? [{ label: 'Call off the plan', run: () => void setState({ to: 'off' }, 'Called off') }]
      : []),
    {
      label: 'Numbers',
      note: words.numbersNote,
      run: () => router.push(`${adminPath}${numbersPath}?product=${id}`),
    },
    { label: 'Duplicate', note: words.copyNote, run: () => void copy() },
    ...(isPlatform
      ? [
          {
            label: 'All fields',
            note: 'The plain form',
            run: () => router.push(`${adminPath}/collections/products/${id}`),
          },
        ]
      : []),
    {
      label: 'Delete',
      note: isSold
        ? ownerMessages.release.sold
        : state === 'on-sale'
          ? ownerMessages.release.onSale
          : undefined,
      isDisabled: isSold || state === 'on-sale',
      run: () => setOpen('delete'),
    },
  ].map(({ note, ...item }: MenuItem) => (note ? { ...item, note } : item))

  return (
    <WritingBar
      writing={product}
      back={{ label: words.back, go: () => void go(list) }}
      title={title.trim() || words.untitled}
      standing={stateWords(state, onSaleAt)}
      beside={beside}
      tools={
        <button
          type="button"
          className={`${controls.button} ${styles.previewToggle}`}
          aria-pressed={isPreviewShown}
          onClick={() => setPreviewShown((isShown) => !isShown)}
        >
          {isPreviewShown ? 'Edit' : 'Preview'}
        </button>
      }
      items={items}
      shownAt={state === 'on-sale' ? url : null}
      action={{ label: 'Put on sale', run: begin }}
    >
      {open === 'publish' && (
        <PublishDialog
          words={{
            missing: 'Before it goes on sale',
            sure: 'Put it on sale?',
            anyway: 'Put on sale anyway',
          }}
          remarks={remarks}
          onClose={() => setOpen(null)}
          onPublish={() => void setState({ to: 'on-sale' }, 'It is on sale now')}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          at={onSaleAt}
          onClose={() => setOpen(null)}
          onPlan={(at) => void setState({ to: 'scheduled', at }, 'It is planned')}
        />
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={words.askDelete}
          confirm="Delete"
          keep="Keep it"
          onConfirm={() => {
            setOpen(null)
            void remove()
          }}
          onClose={() => setOpen(null)}
        >
          {words.deleted}
        </ConfirmDialog>
      )}
    </WritingBar>
  )
}

/** Whether buyers can have it. */
function stateWords(state: ProductState, onSaleAt: string | null): string {
  switch (state) {
    case 'on-sale':
      return 'On sale'
    case 'scheduled':
      return onSaleAt && new Date(onSaleAt) > new Date()
        ? `On sale from ${sayMoment(onSaleAt)}`
        : 'On sale as soon as nothing is missing'
    case 'off':
      return 'Taken off'
    case 'draft':
      return 'Draft'
  }
}
