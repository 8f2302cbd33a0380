import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { LookFace } from '@/plugins/visual-editor/editor/theme/look-face'
import { lookList } from '@/plugins/visual-editor/editor/theme/look-list'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { isSameLook, type Look, type NamedLook } from '@/src/core/theme/looks'

/** Colours, corners and font in one go. Nothing is asked: undo brings back what was there. */
export function LookGrid() {
  const { commands } = useBuilder()
  const current = useTheme(({ colors, cornerRadius, fontFamily }) =>
    idOfLook({ colors, cornerRadius, fontFamily }),
  )
  const [firstName = ''] = useSite(({ profile }) => profile.name).split(' ')
  const change = useChangeTheme()

  const apply = ({ id, label, look }: NamedLook) => {
    change(look, `look:${id}`)
    commands.tellDone(`Changed the look to ${label}`)
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
          <LookFace look={each.look} name={firstName} size="small" className={styles.lookFace} />
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
