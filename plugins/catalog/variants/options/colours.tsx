import { type CSSProperties, useEffect, useId, useState } from 'react'
import { type Colour, type Matrix, rowName } from '@/plugins/catalog/variants/matrix/matrix'
import {
  addColour,
  changeColour,
  hasName,
  removeValue,
} from '@/plugins/catalog/variants/matrix/options'
import styles from '@/plugins/catalog/variants/options/options.module.css'
import { MediaDialog } from '@/src/admin/media/library/media-dialog'
import { useMediaLibrary } from '@/src/admin/media/library/media-library'
import { ColourRow } from '@/src/admin/ui/colour-row'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ImagePlus, Plus, Trash2 } from '@/src/admin/ui/icons'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const words = ownerMessages.variants

export type OptionProps = {
  matrix: Matrix
  edit: (matrix: Matrix, what: string, isSameStep?: boolean) => void
  tell: (words: string) => void
}

/** Colours that people often ask for, to begin with; each can be changed. */
const ready = [
  ['Black', '#16161a'],
  ['White', '#fafafa'],
  ['Grey', '#8c8c90'],
  ['Navy', '#1d2a44'],
  ['Red', '#b3261e'],
  ['Green', '#2f5d43'],
  ['Sand', '#d8c7a3'],
] as const

/** What it comes in: each colour with its swatch, and pictures that its buyers see. */
export function Colours({ matrix, edit, tell }: OptionProps) {
  const [openKey, setOpenKey] = useState('')
  const open = matrix.colours.find(({ key }) => key === openKey)

  const add = (name: string, hex: string) => {
    const next = addColour(matrix, { name, hex, media: [] })
    if (next.rows.length > studioLimits.merch.variantsMax) {
      tell(words.tooMany)
      return
    }
    edit(next, `Added ${name}`)
    setOpenKey(next.colours.at(-1)?.key ?? '')
  }
  const fresh =
    ready.find(([name]) => !hasName(matrix.colours, name)) ?? (['New colour', '#8c8c90'] as const)
  const freshName = hasName(matrix.colours, fresh[0])
    ? `${fresh[0]} ${matrix.colours.length + 1}`
    : fresh[0]

  return (
    <fieldset className={styles.option}>
      <legend>Colours</legend>
      <div className={styles.values}>
        {matrix.colours.map((colour) => (
          <button
            key={colour.key}
            type="button"
            className={styles.value}
            aria-expanded={colour.key === openKey}
            onClick={() => setOpenKey(colour.key === openKey ? '' : colour.key)}
          >
            <i style={{ '--c': colour.hex } as CSSProperties} aria-hidden />
            {colour.name}
          </button>
        ))}
        <button type="button" className={styles.add} onClick={() => add(freshName, fresh[1])}>
          <Plus size={16} aria-hidden />
          Add a colour
        </button>
      </div>
      {open && (
        <ColourForm
          key={open.key}
          {...{ matrix, edit, tell }}
          colour={open}
          onGone={() => setOpenKey('')}
        />
      )}
    </fieldset>
  )
}

type FormProps = OptionProps & { colour: Colour; onGone: () => void }

function ColourForm({ matrix, edit, tell, colour, onGone }: FormProps) {
  const id = useId()
  const [typed, setTyped] = useState(colour.name)
  const problem = problemOf(matrix, colour, typed)

  const rename = (text: string) => {
    setTyped(text)
    const name = text.trim()
    if (problemOf(matrix, colour, text) === '' && name !== colour.name) {
      edit(changeColour(matrix, colour.key, { name }), `Renamed ${colour.key}`, true)
    }
  }
  const remove = () => {
    const { matrix: next, kept } = removeValue(matrix, 'colour', colour.key)
    edit(next, `Removed ${colour.name}`)
    if (kept.length > 0) {
      tell(words.kept(kept.map((row) => rowName(matrix, row))))
    }
    onGone()
  }

  return (
    <div className={styles.form}>
      <div className={styles.formField}>
        <label htmlFor={id}>Name</label>
        <input
          id={id}
          className={controls.field}
          value={typed}
          maxLength={studioLimits.merch.colourMax}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-says`}
          onChange={({ target }) => rename(target.value)}
        />
        <p id={`${id}-says`} className={styles.problem} role="alert">
          {problem}
        </p>
      </div>
      <ColourRow
        id={`${id}-swatch`}
        label="Swatch"
        value={colour.hex || '#8c8c90'}
        onChange={(hex) =>
          edit(changeColour(matrix, colour.key, { hex }), `Swatch of ${colour.key}`, true)
        }
      />
      <ColourPictures
        colour={colour}
        onChoose={(media) =>
          edit(
            changeColour(matrix, colour.key, { media, hasNewMedia: true }),
            `Pictures of ${colour.name}`,
          )
        }
      />
      <button type="button" className={controls.button} onClick={remove}>
        <Trash2 size={16} aria-hidden />
        Remove {colour.name}
      </button>
    </div>
  )
}

function problemOf({ colours }: Matrix, { key }: Colour, text: string): string {
  if (text.trim() === '') {
    return words.noName
  }
  return hasName(colours, text, key) ? words.twinName : ''
}

type PicturesProps = { colour: Colour; onChoose: (media: readonly string[]) => void }

/** Shown first to buyers who choose the colour. */
function ColourPictures({ colour, onChoose }: PicturesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const items = useMediaItems(colour.media)
  return (
    <div className={styles.pictures}>
      <span>Pictures of it</span>
      <div>
        {items.map((item) => (
          // biome-ignore lint/performance/noImgElement: the address is that of a small copy already
          <img key={item.id} src={item.thumbnail ?? item.url} alt={item.alt} />
        ))}
        <IconButton
          icon={ImagePlus}
          label={`Choose pictures of ${colour.name}`}
          onClick={() => setIsOpen(true)}
        />
        {colour.media.length > 0 && (
          <IconButton
            icon={Trash2}
            label={`No pictures of ${colour.name}`}
            onClick={() => onChoose([])}
          />
        )}
      </div>
      {isOpen && (
        <MediaDialog
          accept="image"
          multiple
          chosen={colour.media}
          onChoose={(chosen) => {
            onChoose(chosen.slice(0, studioLimits.merch.picturesMax).map(({ id }) => id))
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

/** Pictures by their ids, without those that are there no more. */
function useMediaItems(ids: readonly string[]): readonly MediaItem[] {
  const { api } = useMediaLibrary()
  const [items, setItems] = useState<readonly MediaItem[]>([])
  useEffect(() => {
    let isCurrent = true
    void Promise.allSettled(ids.map(api.find)).then((answers) => {
      if (isCurrent) {
        setItems(
          answers.flatMap((answer) =>
            answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
          ),
        )
      }
    })
    return () => {
      isCurrent = false
    }
  }, [ids, api])
  return items
}
