import type { FoundItem, ImportedVariant } from '@/plugins/_kit/importer'
import { isFetchable, picturesInHtml } from '@/plugins/move-in/pictures/picture-addresses'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import { readCount, readMinor } from '@/src/core/text/table-amounts'

const {
  merch,
  release,
  moveIn: { picturesMax },
} = studioLimits

/** Cents of a price; null for what is none. */
export function readPrice(text: string): number | null {
  const minor = readMinor(text)
  return Number.isNaN(minor) ? null : minor
}

/** A stock, less than nothing counting as nothing: more was sold than there was. Null for what is none. */
export function readStock(text: string): number | null {
  const count = readCount(text)
  return text.trim() !== '' && Number.isInteger(count)
    ? Math.min(Math.max(count, 0), merch.stockMax)
    : null
}

const colour =
  /^(colou?rs?|farben?|couleurs?|colores?|colore|colori|kleur(en)?|cor(es)?|färg|farve)$/i
const size =
  /^(sizes?|größen?|grösse|tailles?|tallas?|taglie?|ma(at|ten)|tamanhos?|storlek|størrelse)$/i

export type Option = { name: string; value: string }

/** Options of another store as ours: a colour, and what else is chosen as one. */
export function toChoice(options: readonly Option[]) {
  const given = options.filter(({ value }) => value !== '')
  const ofColour = given.find(({ name }) => colour.test(name))
  const others = given.filter((option) => option !== ofColour)
  const names = others.map(({ name }) => name)
  const isSize = names.length === 0 || (names.length === 1 && size.test(names[0] ?? ''))
  const name = names.join(' / ')
  return {
    colour: cutText(ofColour?.value ?? '', merch.colourMax),
    size: cutText(others.map(({ value }) => value).join(' / '), merch.sizeMax),
    optionName: isSize ? '' : name.length <= merch.optionNameMax ? name : 'Kind',
    isJoined: others.length > 1,
  }
}

/** Those that buyers can tell apart, as many as a product may have; and what is to be said of the others. */
function distinctVariants(variants: readonly ImportedVariant[]): {
  variants: ImportedVariant[]
  remarks: string[]
} {
  const seen = new Map<string, ImportedVariant>()
  for (const variant of variants) {
    const name = JSON.stringify([variant.colour?.toLowerCase(), variant.size?.toLowerCase()])
    if (!seen.has(name)) {
      seen.set(name, variant)
    }
  }
  const distinct = [...seen.values()]
  const kept = distinct.slice(0, merch.variantsMax)
  return {
    variants: kept,
    remarks: [
      ...(distinct.length < variants.length
        ? ['Of variants with the same name, only the first is kept']
        : []),
      ...(kept.length < distinct.length
        ? [`Only the first ${merch.variantsMax} variants come along`]
        : []),
    ],
  }
}

type Product = {
  key: string
  title: string
  html: string
  /** Of each variant. */
  choices: readonly ReturnType<typeof toChoice>[]
  found: readonly ImportedVariant[]
  /** What the file names them by. */
  pictures: readonly string[]
  remarks: readonly string[]
}

/** A product of another store as an item of ours. */
export function merchItem({
  key,
  title,
  html,
  choices,
  found,
  pictures,
  remarks,
}: Product): FoundItem {
  const distinct = distinctVariants(found)
  const fetched = [...new Set(pictures)].filter(isFetchable).slice(0, picturesMax)
  const all = [...new Set([...pictures, ...picturesInHtml(html)])]
  const staying = all.length - Math.min(all.filter(isFetchable).length, picturesMax)
  return {
    key,
    title,
    make: {
      kind: 'merch',
      title,
      html,
      optionName: choices.find(({ optionName }) => optionName !== '')?.optionName ?? '',
      variants: distinct.variants,
      pictures: fetched,
    },
    remarks: [
      ...distinct.remarks,
      ...remarks,
      ...(choices.some(({ isJoined }) => isJoined)
        ? ['Several options were combined into one']
        : []),
      ...(staying > 0 ? [ownerMessages.moveIn.pictures.stay(staying)] : []),
    ],
  }
}

export const cutTitle = (title: string): string => cutText(title, release.titleMax)
export const cutSku = (sku: string): string => cutText(sku, merch.skuMax)
