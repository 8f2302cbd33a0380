import { type Ref, useId, useState } from 'react'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import { PageOptions } from '@/plugins/visual-editor/editor/pages/page-options'
import { LinkField } from '@/plugins/visual-editor/editor/theme/link-field'
import { isTyped, LinkForm, type OpenForm } from '@/plugins/visual-editor/editor/theme/link-form'
import { limits } from '@/src/core/limits'
import { blank } from '@/src/core/safe-url'
import { type HeaderLink, headerLinkProblems, type LinkProblems } from '@/src/core/theme/links'

type Props = {
  /** The link to change; none to add one. */
  link: HeaderLink | null
  /** Addresses that are linked already. */
  taken: readonly string[]
  onDone: (link: HeaderLink) => void
  onCancel: () => void
  ref?: Ref<OpenForm>
}

export function HeaderLinkForm({ link, taken, onDone, onCancel, ref }: Props) {
  const listId = useId()
  const [label, setLabel] = useState(link?.label ?? '')
  const [href, setHref] = useState(link?.href ?? '')
  const [problems, setProblems] = useState<LinkProblems>({})

  const submit = () => {
    const next = {
      label: label.trim(),
      href: href === link?.href ? href : (linkAddress(href) ?? blank),
    }
    const found = headerLinkProblems(next, link === null)
    setProblems(found)
    const isRight = Object.keys(found).length === 0
    if (isRight) {
      onDone(next)
    }
    return isRight
  }

  return (
    <LinkForm
      ref={ref}
      label={link ? `Change ${link.label}` : 'New link'}
      action={link ? 'Done' : 'Add link'}
      isChanged={isTyped(label, link?.label) || isTyped(href, link?.href)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <LinkField
        label="Name"
        problem={problems.label}
        maxLength={limits.theme.linkLabelMax}
        value={label}
        autoFocus
        onChange={(event) => setLabel(event.target.value)}
      />
      <LinkField
        label="Goes to"
        problem={problems.href}
        placeholder="A page or a web address"
        inputMode="url"
        maxLength={limits.theme.addressMax}
        list={listId}
        value={href}
        onChange={(event) => setHref(event.target.value)}
      />
      <PageOptions id={listId} taken={taken} />
    </LinkForm>
  )
}
