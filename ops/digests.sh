#!/bin/sh
# Prints each image of the deployment with the digest of its version, to be put in place of the names in docker-compose.yml and Dockerfile.
set -eu
cd "$(dirname "$0")/.."
sed -nE 's/^(FROM|    image:) ([^ @]+:[^ @]+).*/\2/p' Dockerfile docker-compose.yml | sort -u | while read -r image; do
  echo "$image@$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")"
done
