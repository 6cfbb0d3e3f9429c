#!/bin/sh
# Prints each image of the deployment with its digest, to replace the names in docker-compose.yml and Dockerfile.
set -eu
cd "$(dirname "$0")/.."
sed -nE 's/^(FROM|    image:) ([^ @]+:[^ @]+).*/\2/p' Dockerfile docker-compose.yml | sort -u | while read -r image; do
  digest=$(docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$image")
  echo "$image@$digest"
done
