import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { lockVariants, readMatrix, requireProduct } from '@/plugins/catalog/variants/read-variants'
import type {
  SavedVariant,
  SaveVariantsBody,
  VariantMatrix,
  VariantRow,
} from '@/src/core/contracts/products/variant-matrix'
import { AppError, refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { toAppError } from '@/src/server/http/failures'
import { asOwner } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

type Save = SaveVariantsBody & { profileId: string; productId: string }

/**
 * Writes the whole matrix in one transaction: all of it, or nothing. Stock and state are written as
 * differences to what was seen, see `preserveStock`. What goes and was ordered stays, not offered any more.
 *
 * @throws {AppError} `STALE_REVISION` when someone else has written meanwhile
 */
export async function saveVariants(req: PayloadRequest, save: Save): Promise<VariantMatrix> {
  return withTx(req, async () => {
    const product = await requireProduct(req, save)
    // New variants have no row yet that could be locked.
    await waitForTurn(req, `variants of ${save.productId}`)
    await lockVariants(req, save.productId)
    const { revision, optionName, variants: before } = await readMatrix(req, save)
    if (revision !== save.revision) {
      throw new AppError('STALE_REVISION', { message: ownerMessages.variants.changedElsewhere })
    }
    if (product.isPublished && save.variants.length === 0) {
      throw refusalOf([{ field: 'variants', message: ownerMessages.store.noPrice }])
    }
    const known = new Map(before.map((row, position) => [row.id, { row, position }]))
    for (const [position, variant] of save.variants.entries()) {
      const found = variant.id === null ? undefined : known.get(variant.id)
      if (variant.id !== null && !found) {
        throw new AppError('NOT_FOUND')
      }
      known.delete(variant.id ?? '')
      await atRow(position, async () => {
        if (!found) {
          await create(req, save, {
            ...variant,
            position,
            isDefault: before.length + position === 0,
          })
        } else if (found.position !== position || isChanged(found.row, variant)) {
          await update(req, found.row.id, { ...variant, position })
        }
      })
    }
    const gone = [...known.values()].map(({ row }) => row)
    await remove(req, gone, save.variants.length)
    if (optionName !== save.optionName) {
      const data = { optionName: save.optionName }
      await req.payload.update({
        collection: slugs.products,
        id: save.productId,
        data,
        ...asOwner(req),
      })
    }
    return readMatrix(req, save, gone.filter(({ isOrdered }) => isOrdered).map(nameOf))
  })
}

const nameOf = ({ colorName, size }: VariantRow) =>
  [colorName, size].filter(Boolean).join(' · ') || 'Standard'

function isChanged(row: VariantRow, { id, stockSeen, statusSeen, ...asked }: SavedVariant) {
  const { isOrdered, stockHeld, id: _, ...stored } = row
  return !isDeepStrictEqual(
    { ...stored, stockQuantity: stockSeen, availabilityStatus: statusSeen },
    asked,
  )
}

type Written = SavedVariant & { position: number }

async function create(
  req: PayloadRequest,
  { profileId, productId }: Save,
  { id, stockSeen, statusSeen, ...data }: Written & { isDefault: boolean },
): Promise<void> {
  await req.payload.create({
    collection: slugs.variants,
    data: { profile: profileId, product: productId, stockHeld: 0, ...data },
    ...asOwner(req),
  })
}

async function update(
  req: PayloadRequest,
  variantId: string,
  { id, ...data }: Written,
): Promise<void> {
  await req.payload.update({
    collection: slugs.variants,
    id: variantId,
    data,
    ...asOwner(req),
  })
}

async function remove(req: PayloadRequest, rows: readonly VariantRow[], first: number) {
  for (const [index, { id, isOrdered }] of rows.entries()) {
    if (isOrdered) {
      const data = { availabilityStatus: 'inactive', position: first + index } as const
      await req.payload.update({ collection: slugs.variants, id, data, ...asOwner(req) })
    } else {
      await req.payload.delete({ collection: slugs.variants, id, ...asOwner(req) })
    }
  }
}

/** @throws {AppError} what is wrong with a variant, by its row */
async function atRow(row: number, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (cause) {
    const { code, message, errors } = toAppError(cause)
    const placed = errors?.map(({ field, ...rest }) => ({
      ...rest,
      field: `variants.${row}.${field}`,
    }))
    throw new AppError(code, { message, errors: placed, cause })
  }
}
