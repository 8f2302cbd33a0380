import { receiveFile } from '@/src/server/storage/disk/receive-file'
import { serveFile } from '@/src/server/storage/serve-file'

type Context = { params: Promise<{ key: string[] }> }

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: Context): Promise<Response> {
  return serveFile(request, (await params).key)
}

export const PUT = receiveFile
