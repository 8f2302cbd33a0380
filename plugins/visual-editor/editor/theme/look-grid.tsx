import type { CSSProperties } from 'react'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { lookList } from '@/plugins/visual-editor/editor/theme/look-list'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { themeVariables } from '@/src/core/theme/css-variables'
import { isSameLook, type Look, type NamedLook } from '@/src/core/theme/looks'
import { FontFaces } from '@/src/ui/site-root/font-faces'

/** Colours, corners and font in one go. Nothing is asked: undo brings back what was there. */
export function LookGrid() {
  const { commands } = useBuilder()
  const current = useTheme(({ colors, cornerRadius, fontFamily }) =>
    idOfLook({ colors, cornerRadius, fontFamily }),
  )
  const name = useSite(({ profile }) => profile.name)
  const change = useChangeTheme()

  const apply = ({ id, label, look }: NamedLook) => {
    change(look, `look:${id}`)
    commands.tell(`Changed the look to ${label}`, { label: 'Undo', run: () => commands.undo() })
  }

  return (
    <div className={styles.looks}>
      {lookList.map((each) => (
        <button
          key={each.id}
          type="button"
          className={styles.look}
          aria-pressed={each.id === current}
          onClick={() => apply(each)}
        >
          <LookFace look={each.look} name={name} />
          {each.label}
          {each.by && <small>by {each.by}</small>}
        </button>
      ))}
    </div>
  )
}

function idOfLook(shown: Look): string | undefined {
  return lookList.find(({ look }) => isSameLook(look, shown))?.id
}

/** The artist's name and a button, as the look would draw them. */
function LookFace({ look, name }: { look: Look; name: string }) {
  const variables = themeVariables({ ...look, logo: '', headerLinks: [], socialLinks: [] })
  return (
    <span className={styles.lookFace} style={variables as CSSProperties} aria-hidden="true">
      <FontFaces family={look.fontFamily} />
      <span>{name.split(' ')[0]}</span>
      <i />
    </span>
  )
}
