import { Check, File, ShoppingBag, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import {
  defaultAddress,
  isName,
  isVariable,
  leadsNowhere,
  readAddress,
  wordsOf,
} from '@/plugins/rich-text/features/links/link-address'
import type { LinkAtCaret } from '@/plugins/rich-text/features/links/link-options'
import styles from '@/plugins/rich-text/features/links/links.module.css'
import { type LinkTarget, useRichTextHost } from '@/plugins/rich-text/kit/host'
import { optionClasses } from '@/plugins/rich-text/kit/use-active-option'
import { ToolButton } from '@/plugins/rich-text/toolbar/tool-button'
import { isEnter } from '@/src/core/is-enter'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { comboboxProps, OptionList } from '@/src/ui/combobox/combobox.client'

type Props = {
  link: LinkAtCaret | null
  /** @param name what to call it where no words are selected */
  onApply: (link: LinkAtCaret, name?: string) => void
  onCancel: () => void
}

const icons = { page: File, product: ShoppingBag } as const

/** Asks where a link leads: an address, or a page or product of the site by its name. */
export function LinkForm({ link, onApply, onCancel }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(link?.url ?? defaultAddress)
  const [isNewTab, setIsNewTab] = useState(link?.isNewTab ?? false)
  const [active, setActive] = useState(-1)
  const [refused, setRefused] = useState({ typed: '', why: '' })
  const isUnchanged = typed === link?.url
  const { targets, isCurrent } = useLinkTargets(isUnchanged ? '' : typed)
  const target = targets[active]

  const confirm = (picked: LinkTarget | undefined = target) => {
    // Anyone who types a name means what it finds.
    const chosen = picked ?? (isCurrent && leadsNowhere(typed) ? targets[0] : undefined)
    const why = chosen || isUnchanged ? '' : problemOf(typed)
    if (why) {
      setRefused({ typed, why })
      return
    }
    const url = chosen?.href ?? (isUnchanged ? typed : readAddress(typed))
    if (url === null) {
      onCancel()
    } else {
      onApply({ url, isNewTab }, chosen?.label ?? typed.trim())
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && targets.length > 0) {
      event.preventDefault()
      // Above the first stands the address itself.
      const count = targets.length + 1
      setActive(((active + 1 + step + count) % count) - 1)
    } else if (isEnter(event)) {
      event.preventDefault()
      confirm()
    }
  }

  const isRefused = refused.why !== '' && refused.typed === typed

  return (
    <div className={styles.form}>
      <div className={styles.shown}>
        <input
          className={styles.input}
          {...comboboxProps(id, target?.href)}
          role="combobox"
          aria-label="Link address"
          aria-expanded={targets.length > 0}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-problem` : undefined}
          // biome-ignore lint/a11y/noAutofocus: the field opens because the artist asked for it
          autoFocus
          data-first
          value={typed}
          onFocus={({ target: field }) => field.setSelectionRange(0, field.value.length)}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
        <ToolButton label="Apply link" icon={Check} onClick={() => confirm()} />
        <ToolButton label="Cancel" icon={X} onClick={onCancel} />
      </div>
      {isRefused && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {refused.why}
        </p>
      )}
      {targets.length > 0 && (
        <OptionList
          id={id}
          label="Pages and products"
          options={targets}
          keyOf={({ href }) => href}
          active={active}
          onActive={setActive}
          onChoose={confirm}
          classes={optionClasses}
        >
          {({ kind, label, href }) => {
            const Icon = icons[kind]
            return (
              <>
                <Icon size={16} aria-hidden />
                <span className={styles.name}>{label}</span>
                <small>{kind === 'page' ? href : 'Product'}</small>
              </>
            )
          }}
        </OptionList>
      )}
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isNewTab}
          onChange={(event) => setIsNewTab(event.target.checked)}
        />
        Open in a new tab
      </label>
    </div>
  )
}

function problemOf(typed: string): string {
  const { noVariableLink, noAddress } = ownerMessages.richText
  return isVariable(typed) ? noVariableLink : leadsNowhere(typed) ? noAddress : ''
}

const searchMs = 150

type Found = {
  targets: readonly LinkTarget[]
  /** They are of what is typed by now, not of the letters before. */
  isCurrent: boolean
}

const none: { words: string; targets: readonly LinkTarget[] } = { words: '', targets: [] }

/** Own pages and products for what is typed as an address; none while it is one already. */
function useLinkTargets(typed: string): Found {
  const { findLinkTargets } = useRichTextHost()
  const [found, setFound] = useState(none)
  const words = wordsOf(typed)
  const isSought = isName(words)

  useEffect(() => {
    if (!findLinkTargets || !isSought) {
      setFound(none)
      return
    }
    let isCurrent = true
    const timer = setTimeout(() => {
      findLinkTargets(words).then(
        (targets) => isCurrent && setFound({ words, targets }),
        // Without the list an address can still be typed.
        () => isCurrent && setFound(none),
      )
    }, searchMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [findLinkTargets, words, isSought])

  const { targets } = isSought ? found : none
  return { targets, isCurrent: found.words === words }
}
