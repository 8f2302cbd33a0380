import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Control } from '@/blocks/_kit/define'
import type { LinkRow } from '@/blocks/_kit/props'
import { useBuilder, useSite } from '@/plugins/visual-editor/editor/builder-context'
import { DateTimeControl } from '@/plugins/visual-editor/editor/inspector/date-time-control'
import { EmbedControl } from '@/plugins/visual-editor/editor/inspector/embed-control'
import {
  EntityControl,
  TrackControl,
} from '@/plugins/visual-editor/editor/inspector/entity-picker/entity-control'
import { MultiSelectControl } from '@/plugins/visual-editor/editor/inspector/entity-picker/multi-select-control'
import { IconControl } from '@/plugins/visual-editor/editor/inspector/icon-control'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { LinkControl } from '@/plugins/visual-editor/editor/inspector/link-control'
import { MediaControl } from '@/plugins/visual-editor/editor/inspector/media-control'
import { LinksControl } from '@/plugins/visual-editor/editor/inspector/rows/links-control'
import { MediaListControl } from '@/plugins/visual-editor/editor/inspector/rows/media-list-control'
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

function controlFor(
  { control, value, props, placeholder, maxLength, onChange }: ControlRowProps,
  id: string,
): ReactNode {
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
    case 'embed':
      return <EmbedControl id={id} value={textOf(value)} onChange={onChange} />
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
    case 'media':
      return (
        <MediaControl id={id} accept={control.accept} value={textOf(value)} onChange={onChange} />
      )
    case 'icon':
      return <IconControl id={id} label={control.label} value={textOf(value)} onChange={onChange} />
    case 'date-time':
      return <DateTimeControl id={id} value={textOf(value)} onChange={onChange} />
    case 'multi-select':
      return (
        <MultiSelectControl
          id={id}
          control={control}
          value={listOf<string>(value)}
          onChange={onChange}
        />
      )
    case 'thing':
      return <EntityControl id={id} control={control} value={textOf(value)} onChange={onChange} />
    case 'track':
      return (
        <TrackControl
          id={id}
          control={control}
          releaseId={textOf(props?.[control.releaseProp])}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    case 'links':
      return (
        <LinksControl
          id={id}
          control={control}
          value={listOf<LinkRow>(value)}
          onChange={onChange}
        />
      )
    case 'media-list':
      return (
        <MediaListControl
          id={id}
          control={control}
          value={listOf<string>(value)}
          onChange={onChange}
        />
      )
    case 'email-list':
      return (
        <EmailListControl id={id} none={control.none} value={textOf(value)} onChange={onChange} />
      )
  }
}

/** Props are parsed by the block's schema, so the control's own kind says what the items are. */
const listOf = <Item,>(value: unknown): readonly Item[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
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

type List = { id: string; name: string }
type EmailListControlProps = {
  id: string
  /** What happens when none is chosen. */
  none: string
  /** Id of a list; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One of the profile's email lists. */
function EmailListControl({ id, none, value, onChange }: EmailListControlProps) {
  const { apiPath } = useBuilder()
  const [lists, setLists] = useState<readonly List[]>([])
  const profileId = useSite(({ profile }) => profile.id)

  useEffect(() => {
    const loading = new AbortController()
    loadLists(apiPath, profileId, loading.signal).then(setLists, () => setLists([]))
    return () => loading.abort()
  }, [apiPath, profileId])

  return (
    <select
      id={id}
      className={controls.field}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{none}</option>
      {lists.map((list) => (
        <option key={list.id} value={list.id}>
          {list.name}
        </option>
      ))}
    </select>
  )
}

async function loadLists(apiPath: string, profileId: string, signal: AbortSignal): Promise<List[]> {
  const query = new URLSearchParams({
    depth: '0',
    pagination: 'false',
    sort: 'createdAt',
    'select[name]': 'true',
    'where[profile][equals]': profileId,
  })
  const response = await fetch(`${apiPath}/email-lists?${query}`, {
    credentials: 'include',
    signal,
  })
  if (!response.ok) {
    throw new Error(`The email lists could not be read: ${response.status}`)
  }
  const { docs } = (await response.json()) as { docs: List[] }
  return docs
}
