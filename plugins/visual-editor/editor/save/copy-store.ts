import { nanoid } from 'nanoid'
/** A copy of unsaved work in this browser. */
export type Copy<Content> = {
  key: string
  content: Content
  /** The revision of the server's copy that it grew from. */
  rev: number
  /** Milliseconds since 1970. */
  at: number
  /** Which open editor wrote it. */
  session: string
  /** Kept because something else took its place, not because it was never saved. */
  isAside: boolean
}

/** Copies of one page or theme. No call throws: a browser that stores nothing answers false or nothing. */
export type CopyStore<Content> = {
  /** Tells other windows that this editor is open; ends with the window, or by the answer. */
  hold: () => () => void
  put: (copy: Pick<Copy<Content>, 'content' | 'rev' | 'isAside'>) => Promise<string | null>
  remove: (key: string) => Promise<void>
  /** Newest first, without those of editors that are open. */
  list: () => Promise<Copy<Content>[]>
}

const databaseName = 'bandstand-editor'
const storeName = 'copies'
const maxAside = 5
const maxAgeMs = 30 * 24 * 60 * 60 * 1000
const lockPrefix = 'bandstand-editor:'

/**
 * Copies in IndexedDB of what `subject` names, like `page:<id>`. A copy belongs to the editor that
 * writes it and carries its revision, so that two windows never overwrite each other's.
 */
export function createCopyStore<Content>(subject: string): CopyStore<Content> {
  const session = nanoid()

  const all = async (): Promise<Copy<Content>[]> => {
    const range = IDBKeyRange.bound(`${subject}:`, `${subject}:\uffff`)
    const copies = await inStore<Copy<Content>[]>('readonly', (store) => store.getAll(range))
    return (copies ?? []).sort((a, b) => b.at - a.at)
  }

  const remove = async (key: string) => {
    await inStore('readwrite', (store) => store.delete(key))
  }

  return {
    remove,

    hold() {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      void navigator.locks?.request(lockPrefix + session, () => held)
      // What is written as the window closes finds it open.
      open().catch(() => undefined)
      return release
    },

    async put({ content, rev, isAside }) {
      const at = Date.now()
      const key = [subject, rev, session, ...(isAside ? [at] : [])].join(':')
      const copy: Copy<Content> = { key, content, rev, at, session, isAside }
      const isStored = (await inStore('readwrite', (store) => store.put(copy, key))) !== null
      if (isAside) {
        const aside = (await all()).filter((other) => other.isAside)
        await Promise.all(aside.slice(maxAside).map((old) => remove(old.key)))
      }
      return isStored ? key : null
    },

    async list() {
      const [copies, locks] = await Promise.all([all(), navigator.locks?.query()])
      const open = new Set(locks?.held?.map(({ name }) => name))
      const isOld = ({ at }: Copy<Content>) => Date.now() - at > maxAgeMs
      await Promise.all(copies.filter(isOld).map(({ key }) => remove(key)))
      return copies.filter(
        (copy) => !isOld(copy) && (copy.isAside || !open.has(lockPrefix + copy.session)),
      )
    },
  }
}

/** Null where the browser has no room, or stores nothing at all. */
async function inStore<Answer>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Answer | null> {
  try {
    // Begun without waiting once it is open: a window that closes gives no time.
    const database = opened ?? (await open())
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode)
      const request = act(transaction.objectStore(storeName))
      transaction.commit()
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } catch {
    return null
  }
}

let opened: IDBDatabase | null = null

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      opened = request.result
      opened.onclose = forget
      // Another window has a newer editor; one that does not let go keeps it waiting.
      opened.onversionchange = forget
      resolve(opened)
    }
  })
}

function forget(): void {
  opened?.close()
  opened = null
}
