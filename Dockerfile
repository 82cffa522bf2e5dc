# The site and its server in one image. See docs/deploy.md.
FROM node:22-bookworm-slim
WORKDIR /site
RUN chown node:node /site
USER node
COPY --chown=node:node . .
RUN npx --yes pnpm@12 install --frozen-lockfile \
 && node run.cjs delivery/src/main.ts release --yes \
 && node run.cjs delivery/src/main.ts compose \
 && mkdir -p data
ENV DATA_DIR=/site/data
VOLUME /site/data
EXPOSE 4173
HEALTHCHECK CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4173}/__health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "run.cjs", "server/src/main.ts"]
