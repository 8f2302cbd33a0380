import { type Ref, useId, useState } from 'react'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { LinkField } from '@/plugins/visual-editor/editor/theme/link-field'
import { isTyped, LinkForm, type OpenForm } from '@/plugins/visual-editor/editor/theme/link-form'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { limits } from '@/src/core/limits'
import { blank } from '@/src/core/safe-url'
import { type SocialLink, socialLinkProblems } from '@/src/core/theme/links'
import type { SocialPlatform } from '@/src/core/theme/schema'

export const platformNames: Readonly<Record<SocialPlatform, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Website',
}

type Props = {
  /** The link to change; none to add one. */
  link: SocialLink | null
  /** What can be chosen: those without a link. */
  platforms: readonly SocialPlatform[]
  onDone: (link: SocialLink) => void
  onCancel: () => void
  ref?: Ref<OpenForm>
}

export function SocialLinkForm({ link, platforms, onDone, onCancel, ref }: Props) {
  const id = useId()
  const [icon, setIcon] = useState(link?.icon ?? platforms[0] ?? 'website')
  const [href, setHref] = useState(link?.href ?? '')
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    const next = { icon, href: href === link?.href ? href : (linkAddress(href) ?? blank) }
    const { href: found } = socialLinkProblems(next)
    setProblem(found)
    if (!found) {
      onDone(next)
    }
    return !found
  }

  return (
    <LinkForm
      ref={ref}
      label={link ? `Change ${platformNames[link.icon]}` : 'New social link'}
      action={link ? 'Done' : 'Add link'}
      isChanged={isTyped(href, link?.href)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {!link && (
        <div className={styles.formField}>
          <label htmlFor={id}>Where</label>
          <select
            id={id}
            className={shell.field}
            value={icon}
            onChange={(event) =>
              setIcon(platforms.find((each) => each === event.target.value) ?? icon)
            }
          >
            {platforms.map((each) => (
              <option key={each} value={each}>
                {platformNames[each]}
              </option>
            ))}
          </select>
        </div>
      )}
      <LinkField
        label="Address"
        problem={problem}
        placeholder="https://"
        inputMode="url"
        maxLength={limits.theme.addressMax}
        value={href}
        autoFocus
        onChange={(event) => setHref(event.target.value)}
      />
    </LinkForm>
  )
}
