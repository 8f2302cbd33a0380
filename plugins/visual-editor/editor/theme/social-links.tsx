import { type Ref, useId, useRef, useState } from 'react'
import { linkAddress } from '@/plugins/visual-editor/editor/inspector/link-address'
import { LinkField } from '@/plugins/visual-editor/editor/theme/link-field'
import { isTyped, LinkForm, type OpenForm } from '@/plugins/visual-editor/editor/theme/link-form'
import { LinkRows } from '@/plugins/visual-editor/editor/theme/link-rows'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useLinkEditing } from '@/plugins/visual-editor/editor/theme/use-link-editing'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import controls from '@/src/admin/ui/controls.module.css'
import { Plus } from '@/src/admin/ui/icons'
import { limits } from '@/src/core/limits'
import { freePlatforms, type SocialLink, socialLinkProblems } from '@/src/core/theme/links'
import type { SocialPlatform } from '@/src/core/theme/schema'
import { blank } from '@/src/core/urls/safe-url'

/** Where else the artist is; each platform once. */
export function SocialLinks() {
  const links = useTheme(({ socialLinks }) => socialLinks)
  const change = useChangeTheme()
  const editing = useLinkEditing()
  const step = useRef(0)
  const free = freePlatforms(links)
  const [onlyFree] = free
  const edited = links.find(({ icon }) => icon === editing.id)

  const set = (socialLinks: readonly SocialLink[]) => {
    step.current += 1
    change({ socialLinks: [...socialLinks] }, `social-links:${step.current}`)
  }

  return (
    <>
      <LinkRows
        label="Social links"
        rows={links.map(({ icon, href }) => ({
          id: icon,
          title: platformNames[icon],
          detail: href.replace(/^https?:\/\/(www\.)?/, ''),
        }))}
        edited={
          edited
            ? {
                id: edited.icon,
                form: (
                  <SocialLinkForm
                    ref={editing.form}
                    link={edited}
                    platforms={[edited.icon]}
                    onDone={(link) => {
                      set(links.map((each) => (each.icon === link.icon ? link : each)))
                      editing.stop()
                    }}
                    onCancel={editing.stop}
                  />
                ),
              }
            : null
        }
        onEdit={editing.edit}
        onRemove={(id) => {
          const removed = links.find(({ icon }) => icon === id)
          set(links.filter((link) => link !== removed))
          editing.sayRemoved(removed ? platformNames[removed.icon] : '')
        }}
        onSort={(ids) => set(ids.flatMap((id) => links.find(({ icon }) => icon === id) ?? []))}
      />
      {editing.isAdding && (
        <SocialLinkForm
          ref={editing.form}
          link={null}
          platforms={free}
          onDone={(link) => {
            set([...links, link])
            editing.stop()
          }}
          onCancel={editing.stop}
        />
      )}
      {!editing.isAdding && onlyFree && (
        <button
          ref={editing.addButton}
          type="button"
          className={`${controls.button} ${styles.add}`}
          onClick={editing.add}
        >
          <Plus size={16} aria-hidden />
          {free.length === 1 ? `Add ${platformNames[onlyFree]}` : 'Add a social link'}
        </button>
      )}
    </>
  )
}

const platformNames: Readonly<Record<SocialPlatform, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'Twitter',
  youtube: 'YouTube',
  website: 'Website',
}

type PlatformNamesProps = {
  /** The link to change; none to add one. */
  link: SocialLink | null
  /** What can be chosen: those without a link. */
  platforms: readonly SocialPlatform[]
  onDone: (link: SocialLink) => void
  onCancel: () => void
  ref?: Ref<OpenForm>
}

export function SocialLinkForm({ link, platforms, onDone, onCancel, ref }: PlatformNamesProps) {
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
            className={controls.field}
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
