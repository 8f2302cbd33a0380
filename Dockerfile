# syntax=docker/dockerfile:1.7
# One image for every place: settings are read when a container starts. See docs/operating.md.

# Only what converts music: all of Debian's ffmpeg is four times the size of the rest.
FROM debian:13.2-slim AS ffmpeg
RUN sed -i 's/^Types: deb$/Types: deb deb-src/' /etc/apt/sources.list.d/debian.sources \
  && apt-get update \
  && apt-get install -y --no-install-recommends dpkg-dev gcc libc6-dev libmp3lame-dev make nasm zlib1g-dev
WORKDIR /src
RUN apt-get source ffmpeg && mv ffmpeg-*/ ffmpeg
COPY deploy/configure-ffmpeg.sh ./
WORKDIR /src/ffmpeg
RUN sh ../configure-ffmpeg.sh /opt/ffmpeg \
  && make -j"$(nproc)" && make install && strip /opt/ffmpeg/bin/*

FROM node:24.11.1-trixie-slim AS node

# The server's own version, for `npm run backup`.
FROM postgres:18.1-trixie AS postgres

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
RUN CI=true npm run build && node scripts/run.mjs pack-image /image

FROM debian:13.2-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    ca-certificates libgssapi-krb5-2 libldap2 libmp3lame0 libssl3t64 libstdc++6 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin bandstand \
  && install -d -o bandstand -g bandstand -m 700 /data
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=ffmpeg /opt/ffmpeg/bin/ /usr/local/bin/
COPY --from=postgres /usr/lib/postgresql/18/bin/pg_dump /usr/lib/postgresql/18/bin/pg_restore /usr/local/bin/
COPY --from=postgres /usr/lib/*/libpq.so.5 /usr/local/lib/
RUN ldconfig
WORKDIR /app
COPY --from=build /image ./
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/run.mjs", "start"]
