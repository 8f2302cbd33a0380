import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { untilOk } from '@/scripts/bench/bench-server'
import { onLastCore } from '@/scripts/bench/on-core'
import { freePort } from '@/scripts/lib/demo-server'
import { projectDir } from '@/scripts/lib/project'

export const nginxBinary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(
  existsSync,
)

export type Nginx = {
  origin: string
  stop: () => Promise<void>
}

/** Whether nginx is installed here. */
export const hasNginx = nginxBinary !== undefined

/** nginx with what `deploy/nginx.conf` says, before some processes on this machine; beside them on one core. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  if (!nginxBinary) {
    throw new Error('nginx is not installed.')
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'bandstand-nginx-'))
  const port = await freePort()
  const file = path.join(dir, 'nginx.conf')
  await writeFile(file, configOf(dir, port, ports))
  const [command, ...args] = onLastCore([nginxBinary, '-e', 'stderr', '-p', dir, '-c', file])
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const origin = `http://localhost:${port}`
  await untilOk(`${origin}/api/health`, child)
  return {
    origin,
    stop: async () => {
      child.kill('SIGQUIT')
      await exited
      await rm(dir, { recursive: true, force: true })
    },
  }
}

const upstreamServer = /^\s*server 127\.0\.0\.1:\d+( .*);$/m
const plainServer = /^server \{\n\tlisten 80 [^}]*\}\n/m
const listenOrCertificate = /^\t(listen|ssl_certificate|ssl_certificate_key) .*\n/gm

/** `deploy/nginx.conf` before other ports, without TLS, as a whole configuration. */
export function configOf(dir: string, port: number, ports: readonly number[]): string {
  const shipped = readFileSync(path.join(projectDir, 'deploy/nginx.conf'), 'utf8')
  const [, settings = ''] = upstreamServer.exec(shipped) ?? []
  const site = shipped
    .replace(plainServer, '')
    .replace(new RegExp(`(${upstreamServer.source}\\n)+`, 'm'), () =>
      ports.map((own) => `\tserver 127.0.0.1:${own}${settings};\n`).join(''),
    )
    .replace(listenOrCertificate, '')
    .replace('server {\n', `server {\n\tlisten 127.0.0.1:${port};\n`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
daemon off;
worker_processes 1;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  # The load generator takes a connection that ends for a lost answer.
  keepalive_requests 100000000;
  ${temporary.map((name) => `${name}_temp_path ${dir}/${name};`).join('\n  ')}
${site}}
`
}
