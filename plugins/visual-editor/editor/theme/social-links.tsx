import { useRef } from 'react'
import { Plus } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { LinkRows } from '@/plugins/visual-editor/editor/theme/link-rows'
import {
  platformNames,
  SocialLinkForm,
} from '@/plugins/visual-editor/editor/theme/social-link-form'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useLinkEditing } from '@/plugins/visual-editor/editor/theme/use-link-editing'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { freePlatforms, type SocialLink } from '@/src/core/theme/links'

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
          className={`${shell.button} ${styles.add}`}
          onClick={editing.add}
        >
          <Plus size={16} aria-hidden />
          {free.length === 1 ? `Add ${platformNames[onlyFree]}` : 'Add a social link'}
        </button>
      )}
    </>
  )
}
