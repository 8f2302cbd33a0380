import { useCallback, useEffect, useRef, useState } from 'react'
import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { ThemePart } from '@/plugins/visual-editor/editor/state/ui-store'
import { ColourList } from '@/plugins/visual-editor/editor/theme/colour-list'
import { CornerControl } from '@/plugins/visual-editor/editor/theme/corner-control'
import { FontList } from '@/plugins/visual-editor/editor/theme/font-list'
import { HeaderLinks } from '@/plugins/visual-editor/editor/theme/header-links'
import { LookGrid } from '@/plugins/visual-editor/editor/theme/look-grid'
import { PictureField } from '@/plugins/visual-editor/editor/theme/picture-field'
import { SiteKind, type SiteKindProps } from '@/plugins/visual-editor/editor/theme/site-kind'
import { SocialLinks } from '@/plugins/visual-editor/editor/theme/social-links'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { ThemeSection } from '@/plugins/visual-editor/editor/theme/theme-section'

const places: readonly { id: ThemePart; label: string }[] = [
  { id: 'theme-look', label: 'Look' },
  { id: 'theme-font', label: 'Font' },
  { id: 'theme-header', label: 'Header' },
  { id: 'theme-social', label: 'Social' },
  { id: 'theme-kind', label: 'Kind' },
]

/** How long a jump may take to scroll. */
const jumpMs = 300

export type ThemePanelProps = SiteKindProps

/** How the whole site looks: everything here holds for all its pages. */
export function ThemePanel(props: ThemePanelProps) {
  const [place, setPlace] = useState<ThemePart>('theme-look')
  const body = useRef<HTMLDivElement>(null)

  /** How far a part is from the top of what scrolls. */
  const distanceTo = useCallback((id: ThemePart) => {
    const top = body.current?.getBoundingClientRect().top ?? 0
    return (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) - top
  }, [])
  const jumpedAt = useRef(0)
  const jumpTo = useCallback(
    (id: ThemePart) => {
      jumpedAt.current = performance.now()
      body.current?.scrollBy({ top: distanceTo(id) })
      setPlace(id)
    },
    [distanceTo],
  )
  const { ui } = useBuilder()
  const wanted = useUi(({ themePlace }) => themePlace)
  useEffect(() => {
    if (wanted) {
      ui.setState({ themePlace: null })
      const part = places.find(({ id }) => id === wanted)
      if (part) {
        jumpTo(part.id)
      }
      document.getElementById(wanted)?.focus({ preventScroll: part !== undefined })
    }
  }, [ui, wanted, jumpTo])
  const notePlace = () => {
    // The last parts never reach the top: a jump says by itself where it went.
    if (performance.now() - jumpedAt.current > jumpMs) {
      setPlace(places.findLast(({ id }) => distanceTo(id) < 80)?.id ?? 'theme-look')
    }
  }

  return (
    <PanelFrame
      title="Theme"
      bodyRef={body}
      onScroll={notePlace}
      above={
        <nav className={`${shell.segmented} ${styles.jump}`} aria-label="Parts of the theme">
          {places.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === place} onClick={() => jumpTo(id)}>
              {label}
            </button>
          ))}
        </nav>
      }
    >
      <ThemeSection id="theme-look" title="Look">
        <LookGrid />
      </ThemeSection>
      <ThemeSection title="Colours">
        <ColourList />
      </ThemeSection>
      <ThemeSection title="Corners">
        <CornerControl />
      </ThemeSection>
      <ThemeSection id="theme-font" title="Font">
        <FontList />
      </ThemeSection>
      <ThemeSection id="theme-header" title="Logo">
        <PictureField of="logo" hint="Without one, your name is shown." />
      </ThemeSection>
      <ThemeSection title="Header links">
        <HeaderLinks />
      </ThemeSection>
      <ThemeSection id="theme-social" title="Social links">
        <SocialLinks />
      </ThemeSection>
      <ThemeSection title="Picture of you">
        <PictureField
          of="avatar"
          hint="Shown where your site is shared, and on a new one-page site."
        />
      </ThemeSection>
      <ThemeSection id="theme-kind" title="Kind of site">
        <SiteKind {...props} />
      </ThemeSection>
    </PanelFrame>
  )
}
