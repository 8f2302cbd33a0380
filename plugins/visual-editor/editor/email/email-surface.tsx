import { type CSSProperties, type ReactNode, useRef } from 'react'
import { useSite } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/email/email.module.css'
import {
  highlightCss,
  useVariableChips,
} from '@/plugins/visual-editor/editor/email/use-variable-chips'
import { mailLook, themeVariables } from '@/src/core/email/mail-look'

/** An email stands on nothing but its own styles, which are on its elements. */
export function EmailSurface({ children }: { children: ReactNode }) {
  const host = useRef<HTMLDivElement>(null)
  const theme = useSite((site) => site.theme)
  const grounds = useSite(({ mail }) => mail?.colors)
  const { colors, headingFont, headingCase } = mailLook(theme, grounds)
  useVariableChips(host)
  return (
    <div
      ref={host}
      className={styles.surface}
      style={
        {
          // A short email ends before the stage does.
          background: colors.ground,
          ...themeVariables(colors),
          '--border': colors.line,
          '--border-strong': colors.line,
          '--mail-heading-font': headingFont,
          '--mail-heading-case': headingCase,
        } as CSSProperties
      }
    >
      <style>{highlightCss}</style>
      {children}
    </div>
  )
}
