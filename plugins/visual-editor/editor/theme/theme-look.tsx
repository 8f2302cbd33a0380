import { siteThemes } from '@/plugins/_kit/_generated/themes'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { isSameLook } from '@/src/core/theme/looks'
import type { ThemeName } from '@/src/core/theme/schema'

/** Offers the look that a theme was made for, to whoever looks at its home page in another one. */
export function ThemeLook({ themeName }: { themeName: ThemeName }) {
  const { commands } = useBuilder()
  const change = useChangeTheme()
  const look = siteThemes.get(themeName)?.look
  const isWorn = useTheme((theme) => look === undefined || isSameLook(look, theme))
  if (!look || isWorn) {
    return null
  }
  const wear = () => {
    change(look, `look:${themeName}`)
    commands.tellDone('Changed the look')
  }
  return (
    <button type="button" className={shell.button} onClick={wear}>
      Use the look it is made for
    </button>
  )
}
