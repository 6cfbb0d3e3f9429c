-- The image runs this on the first start of an empty volume: the daily backup is restored here and checked (docs/operations.md).
GRANT ALL PRIVILEGES ON `routineup\_check`.* TO 'routineup'@'%';
