import { type ReactNode, useId } from 'react'
import type { Control } from '@/blocks/_kit/define'
import type { LinkRow } from '@/blocks/_kit/props'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { listOf, textOf } from '@/plugins/visual-editor/editor/inspector/control-values'
import { DateTimeControl } from '@/plugins/visual-editor/editor/inspector/date-time-control'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { LinkControl } from '@/plugins/visual-editor/editor/inspector/link-control'
import { LinksControl } from '@/plugins/visual-editor/editor/inspector/rows/links-control'
import { SliderControl } from '@/plugins/visual-editor/editor/inspector/slider-control'
import type { EditedSite } from '@/plugins/visual-editor/editor/state/site-store'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { blockIcon, Link } from '@/src/admin/ui/icons'
import { LimitedText } from '@/src/admin/ui/limited-text'
import { NumberInput } from '@/src/admin/ui/number-input'

/** Values a control can set; `''` means "not set". */
export type ControlValue = string | number | boolean | string[] | LinkRow[]

export type ControlRowProps = {
  control: Control
  /** The block's setting that it is. */
  name?: string
  value: unknown
  /** The block's other settings, for controls that depend on one. */
  props?: Readonly<Record<string, unknown>>
  /** What holds while a text is empty. */
  placeholder?: string
  /** Of a text, in UTF-16 units. */
  maxLength?: number
  onChange: (value: ControlValue) => void
}

/** These are too wide to stand beside their label. */
const stacked: ReadonlySet<Control['kind']> = new Set([
  'textarea',
  'embed',
  'media',
  'icon',
  'multi-select',
  'thing',
  'track',
  'links',
  'media-list',
])

/** A setting with its label; wide controls have the label above them. */
export function ControlRow(row: ControlRowProps) {
  const { control, name } = row
  const id = useId()
  const isStacked =
    stacked.has(control.kind) ||
    (control.kind === 'choice' && !control.options.every(({ icon }) => icon))
  return (
    <div className={styles.setting} data-stacked={isStacked} data-prop={name}>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {control.label}
      </label>
      {controlFor(row, id)}
    </div>
  )
}

function controlFor(row: ControlRowProps, id: string): ReactNode {
  const { control, value, placeholder, maxLength, onChange } = row
  switch (control.kind) {
    case 'text':
      return (
        <LimitedText
          id={id}
          placeholder={control.placeholder}
          value={textOf(value)}
          max={maxLength}
          onChange={onChange}
        />
      )
    case 'link':
      return <LinkControl id={id} value={textOf(value)} onChange={onChange} />
    case 'textarea':
      return (
        <LimitedText
          id={id}
          placeholder={placeholder}
          value={textOf(value)}
          max={maxLength}
          isLong
          onChange={onChange}
        />
      )
    case 'toggle':
      return (
        <button
          id={id}
          type="button"
          role="switch"
          className={styles.switch}
          aria-checked={value === true}
          onClick={() => onChange(value !== true)}
        />
      )
    case 'number':
      return (
        <NumberInput
          id={id}
          value={control.zero && value === 0 ? undefined : numberOf(value, control.min)}
          placeholder={control.zero}
          min={control.min}
          max={control.max}
          step={control.step ?? 1}
          unit={control.unit ?? ''}
          onClear={control.zero ? () => onChange(0) : undefined}
          onChange={onChange}
        />
      )
    case 'slider':
      return <SliderControl id={id} control={control} value={value} onChange={onChange} />
    case 'choice':
      return <ChoiceControl id={id} control={control} value={value} onChange={onChange} />
    case 'select':
      return (
        <select
          id={id}
          className={controls.field}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        >
          {control.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )
    case 'color':
      return (
        <ColorControl id={id} value={textOf(value)} unset={control.unset} onChange={onChange} />
      )
    case 'date-time':
      return <DateTimeControl id={id} value={textOf(value)} onChange={onChange} />
    case 'links':
      return (
        <LinksControl
          id={id}
          control={control}
          value={listOf<LinkRow>(value)}
          onChange={onChange}
        />
      )
    default:
      return <SiteControl row={row} id={id} />
  }
}

/** What is chosen from the site; nothing in apps that have none. */
function SiteControl({ row, id }: { row: ControlRowProps; id: string }) {
  return useBuilder().kind.site?.controlFor(row, id)
}

const numberOf = (value: unknown, fallback: number) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback

type ChoiceControlProps = {
  id: string
  control: Extract<Control, { kind: 'choice' }>
  value: unknown
  onChange: (value: string) => void
}

/** A few values side by side, one of them on. */
function ChoiceControl({ id, control, value, onChange }: ChoiceControlProps) {
  return (
    <fieldset id={id} className={controls.segmented} aria-label={control.label}>
      {control.options.map((option) => {
        const Icon = option.icon ? blockIcon(option.icon) : null
        return (
          <button
            key={option.value}
            type="button"
            title={option.label}
            aria-label={option.label}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          >
            {Icon ? <Icon size={16} aria-hidden /> : option.label}
          </button>
        )
      })}
    </fieldset>
  )
}

type ColorControlProps = {
  id: string
  /** `#rrggbb`, or '' to follow the theme. */
  value: string
  /** What is seen while it follows the theme. */
  unset?: (site: EditedSite) => string
  onChange: (value: string) => void
}

/** A colour; as long as none is chosen, a chain says that it follows the theme. */
function ColorControl({ id, value, unset = backgroundOf, onChange }: ColorControlProps) {
  const unsetColor = useSite(unset)
  const followsTheme = value === ''
  const shown = followsTheme ? unsetColor : value
  return (
    <span className={`${controls.field} ${styles.color}`}>
      <input
        id={id}
        type="color"
        value={shown}
        onChange={(event) => onChange(event.target.value)}
      />
      <span>{followsTheme ? 'From the theme' : value}</span>
      {followsTheme ? (
        <Link size={16} aria-label="Follows the theme" />
      ) : (
        <IconButton icon={Link} label="Follow the theme again" onClick={() => onChange('')} />
      )}
    </span>
  )
}

const backgroundOf = ({ theme }: EditedSite) => theme.colors.background
