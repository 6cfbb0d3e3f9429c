# syntax=docker/dockerfile:1
# Build stage: builds everything, then keeps only what the server needs at run time.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY tsconfig.json nest-cli.json .swcrc ./
COPY src ./src
COPY migrations ./migrations
COPY client ./client
COPY scripts ./scripts
# Also writes the bill of materials: dist/sbom.json, dist/licences.txt.
RUN npm run build && npm run licences && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    DATA_DIR=/data \
    BACKUP_DIR=/backups \
    PORT=3000
WORKDIR /app
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
USER node
VOLUME /data /backups
EXPOSE 3000
# As long as a migration may take; an app that is ready earlier becomes healthy earlier.
HEALTHCHECK --interval=15s --timeout=5s --start-period=15m --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/src/main.js"]
