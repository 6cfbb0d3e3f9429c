#!/bin/sh
# HAProxy's health check: the node answers, belongs to the majority and is in sync with it. $3 and $4: its address and port.
# Logs in as the user in /etc/haproxy/check.cnf: CREATE USER haproxy IDENTIFIED BY '…', no privileges needed.
state=$(timeout 3 mariadb --defaults-file=/etc/haproxy/check.cnf -h "$3" -P "$4" --connect-timeout=2 -N -B -e \
  "SELECT GROUP_CONCAT(VARIABLE_VALUE ORDER BY VARIABLE_NAME) FROM information_schema.GLOBAL_STATUS
   WHERE VARIABLE_NAME IN ('WSREP_CLUSTER_STATUS', 'WSREP_LOCAL_STATE', 'WSREP_READY')")
[ "$state" = 'Primary,4,ON' ]
