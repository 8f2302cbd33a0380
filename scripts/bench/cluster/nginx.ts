import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { untilOk } from '@/scripts/bench/bench-server'
import { onLastCore } from '@/scripts/bench/on-core'
import { freePort } from '@/scripts/lib/demo-server'

const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync)

export type Nginx = {
  origin: string
  stop: () => Promise<void>
}

/** Whether nginx is installed here. */
export const hasNginx = binary !== undefined

/** nginx as `deploy/nginx.conf` has it, before some processes on this machine; beside them on one core. */
export async function startNginx(ports: readonly number[]): Promise<Nginx> {
  if (!binary) {
    throw new Error('nginx is not installed.')
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'bandstand-nginx-'))
  const port = await freePort()
  const file = path.join(dir, 'nginx.conf')
  await writeFile(file, configOf(dir, port, ports))
  const [command, ...args] = onLastCore([binary, '-e', 'stderr', '-p', dir, '-c', file])
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

function configOf(dir: string, port: number, ports: readonly number[]): string {
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
  upstream web {
    least_conn;
    ${ports.map((own) => `server 127.0.0.1:${own} max_fails=1 fail_timeout=2s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
      # A process that has just gone refuses the connection: another one is asked.
      proxy_next_upstream error timeout;
    }
  }
}
`
}
