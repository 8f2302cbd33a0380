import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { pluginSettings } from '@/plugins/_kit/_generated/settings'
import { pluginThemePresets } from '@/plugins/_kit/_generated/theme-presets'
import { useBuilder, useSite, useUi } from '@/plugins/visual-editor/editor/builder-context'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import { SliderControl } from '@/plugins/visual-editor/editor/inspector/slider-control'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import type { ThemePart } from '@/plugins/visual-editor/editor/state/ui-store'
import { FontList } from '@/plugins/visual-editor/editor/theme/font-list'
import { HeaderLinks } from '@/plugins/visual-editor/editor/theme/header-links'
import { PluginSettings } from '@/plugins/visual-editor/editor/theme/plugin-settings'
import { PresetPreview } from '@/plugins/visual-editor/editor/theme/preset-preview'
import { SiteKind, type SiteKindProps } from '@/plugins/visual-editor/editor/theme/site-kind'
import { SocialLinks } from '@/plugins/visual-editor/editor/theme/social-links'
import styles from '@/plugins/visual-editor/editor/theme/theme.module.css'
import { pictureUrl } from '@/plugins/visual-editor/editor/theme/theme-api'
import { useChangeTheme, useTheme } from '@/plugins/visual-editor/editor/theme/use-theme'
import { colourNames } from '@/plugins/visual-editor/editor/versions/change-labels'
import { ColourRow } from '@/src/admin/ui/colour-row'
import controls from '@/src/admin/ui/controls.module.css'
import { TriangleAlert } from '@/src/admin/ui/icons'
import { limits } from '@/src/core/limits'
import { contrastWarnings } from '@/src/core/theme/css-variables'
import {
  builtInThemePresets,
  isSameThemePreset,
  type NamedThemePreset,
  type ThemePreset,
} from '@/src/core/theme/theme-presets'

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
        <nav className={`${controls.segmented} ${styles.jump}`} aria-label="Parts of the theme">
          {places.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={id === place} onClick={() => jumpTo(id)}>
              {label}
            </button>
          ))}
        </nav>
      }
    >
      <ThemeSection id="theme-look" title="Look">
        <PresetGrid />
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
      {pluginSettings.map((settings) => (
        <ThemeSection key={settings.plugin} title={settings.title}>
          <PluginSettings settings={settings} />
        </ThemeSection>
      ))}
      <ThemeSection id="theme-kind" title="Kind of site">
        <SiteKind {...props} />
      </ThemeSection>
    </PanelFrame>
  )
}

type ThemeSectionProps = { title: string; children: ReactNode; id?: ThemePart }

function ThemeSection({ title, children, id }: ThemeSectionProps) {
  const headingId = useId()
  return (
    // Where a part is asked for, the keyboard goes on from there.
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      className={styles.section}
      aria-labelledby={headingId}
    >
      <h3 id={headingId}>{title}</h3>
      {children}
    </section>
  )
}

const control = {
  kind: 'slider',
  label: 'How round corners are',
  min: 0,
  max: limits.theme.cornerRadiusMaxPx,
  unit: 'px',
} as const

function CornerControl() {
  const id = useId()
  const radius = useTheme(({ cornerRadius }) => cornerRadius)
  const change = useChangeTheme()
  return (
    <>
      <label htmlFor={id} className={controls.visuallyHidden}>
        {control.label}
      </label>
      <SliderControl
        id={id}
        control={control}
        value={radius}
        onChange={(cornerRadius) => change({ cornerRadius }, 'corners')}
      />
    </>
  )
}

const labels = { logo: 'Logo', avatar: 'Picture of you' } as const

function PictureField({ of, hint }: { of: 'logo' | 'avatar'; hint: string }) {
  const id = useId()
  const { apiPath } = useBuilder()
  const value = useTheme((theme) => (of === 'logo' ? theme.logoId : theme.avatarId))
  const change = useChangeTheme()

  const choose = async (chosen: string) => {
    if (of === 'avatar') {
      change({ avatarId: chosen }, 'avatar')
    } else {
      const logo = chosen === '' ? '' : await pictureUrl(apiPath, chosen)
      change({ logoId: chosen, logo }, 'logo')
    }
  }

  return (
    <div className={styles.picture}>
      <label id={`${id}-label`} htmlFor={id} className={controls.visuallyHidden}>
        {labels[of]}
      </label>
      <MediaControl id={id} accept="image" value={value} onChange={(next) => void choose(next)} />
      {value === '' && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

/** Colours, corners and font in one go. Nothing is asked: undo brings back what was there. */
function PresetGrid() {
  const { commands } = useBuilder()
  const current = useTheme(({ colors, cornerRadius, fontFamily }) =>
    idOfPreset({ colors, cornerRadius, fontFamily }),
  )
  const [firstName = ''] = useSite(({ profile }) => profile.name).split(' ')
  const change = useChangeTheme()

  const apply = ({ id, label, look }: NamedThemePreset) => {
    change(look, `look:${id}`)
    commands.announceDone(`Changed the look to ${label}`)
  }

  return (
    <div className={styles.themePresets}>
      {presetList.map((each) => (
        <button
          key={each.id}
          type="button"
          className={styles.look}
          aria-pressed={each.id === current}
          onClick={() => apply(each)}
        >
          <PresetPreview
            look={each.look}
            name={firstName}
            size="small"
            className={styles.lookFace}
          />
          {each.label}
          {each.by && <small>by {each.by}</small>}
        </button>
      ))}
    </div>
  )
}

function idOfPreset(shown: ThemePreset): string | undefined {
  return presetList.find(({ look }) => isSameThemePreset(look, shown))?.id
}

/** Every look an artist can pick: ours, then those of installed plugins. */
const presetList: readonly NamedThemePreset[] = [...builtInThemePresets, ...pluginThemePresets]

/** The four colours that everything else is mixed from. */
function ColourList() {
  const colors = useTheme((theme) => theme.colors)
  const change = useChangeTheme()
  return (
    <div className={styles.colours}>
      {(Object.keys(colourNames) as (keyof typeof colourNames)[]).map((name) => (
        <ColourRow
          key={name}
          id={`theme-${name}`}
          label={colourNames[name]}
          value={colors[name]}
          onChange={(colour) => change({ colors: { ...colors, [name]: colour } }, `colour:${name}`)}
        />
      ))}
      <ContrastNotes />
    </div>
  )
}

const words = {
  text: {
    title: 'Text is hard to read on the background',
    effect: 'Some visitors will not be able to read your words.',
    mend: 'Make it readable',
  },
  textPrimary: {
    title: 'Words on buttons are hard to read',
    effect: 'Visitors see black or white instead.',
    mend: 'Make it readable',
  },
  primary: {
    title: 'Main colour is hard to see on the background',
    effect: 'Buttons lose their shape.',
    mend: 'Make it stand out',
  },
} as const

/** Says which pair of colours is hard to tell apart, and mends it by one click. */
function ContrastNotes() {
  const colors = useTheme((theme) => theme.colors)
  const change = useChangeTheme()
  const warnings = useMemo(() => contrastWarnings({ colors }), [colors])
  return (
    <div aria-live="polite">
      {warnings.map(({ color, ratio, needed, readable }) => (
        <div key={color} className={styles.note}>
          <TriangleAlert size={18} strokeWidth={1.75} aria-hidden />
          <b>{words[color].title}</b>
          <p>
            Contrast is {ratio} to 1, and {needed} to 1 is needed. {words[color].effect}
            <br />
            <button
              type="button"
              onClick={() => change({ colors: { ...colors, [color]: readable } }, `fix:${color}`)}
            >
              {words[color].mend}: {readable.toUpperCase()}
            </button>
          </p>
        </div>
      ))}
    </div>
  )
}
