import { z } from 'zod'
import {
  type BlockDefinition,
  type BlockDefinitions,
  freeBlock,
} from '@/src/core/page-document/block-definition'
import { safeUrl } from '@/src/core/urls/safe-url'

const fixed = { acceptsChildren: false, canDelete: false, canMove: false, canDuplicate: false }

const definitions: BlockDefinition[] = [
  { type: 'top', v: 1, schema: z.object({}), rules: { ...fixed, singleton: 'first' } },
  { type: 'box', v: 1, schema: z.object({}), rules: { ...freeBlock, acceptsChildren: true } },
  {
    type: 'note',
    v: 3,
    schema: z.object({
      title: z.string().max(20).default('Note'),
      href: z.string().transform(safeUrl).default('/'),
    }),
    rules: freeBlock,
    migrations: { 1: ({ heading, ...props }) => ({ ...props, title: heading }) },
  },
  { type: 'seal', v: 1, schema: z.object({}), rules: fixed },
  { type: 'end', v: 1, schema: z.object({}), rules: { ...fixed, singleton: 'last' } },
]

/** A small set of blocks with every kind of rule, for the tests of this folder. */
export const testBlocks: BlockDefinitions = new Map(definitions.map((each) => [each.type, each]))
